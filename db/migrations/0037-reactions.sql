-- A reaction to a message, by the member who received it: one of a small set, so that it needs no table of its own.
ALTER TABLE messages ADD COLUMN reaction text;
