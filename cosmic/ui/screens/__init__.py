"""The screens around the table: title, settings, saves, dialogs, the end."""
