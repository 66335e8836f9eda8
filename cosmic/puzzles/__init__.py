"""The position book: situations in which one seat is asked something that good players would not dispute."""
