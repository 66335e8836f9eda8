"""The table at which two main players bargain."""
