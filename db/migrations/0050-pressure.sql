-- How often calls that create accounts or send mails came in: for a site and for a network, in a span that begins with the first
-- one; and how often a solved challenge was used. What is counted is a keyed hash, so no address can be read here.
CREATE TABLE pressure_counts (
  counter text PRIMARY KEY,
  calls int NOT NULL CHECK (calls > 0),
  until timestamptz NOT NULL
);
