-- Who had a live connection to a process, as of its last report. A process that was killed cannot write when its members were last
-- online; another one does, or the next start. With a shared server (REDIS_URL) there are no rows. Small: a row for each process.
CREATE TABLE present_members (
  process uuid PRIMARY KEY,
  reported_at timestamptz NOT NULL,
  users bigint[] NOT NULL,
  -- When each of them was last seen, in the same order.
  seen_at timestamptz[] NOT NULL
);
