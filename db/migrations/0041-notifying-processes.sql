-- A process notes in memory for a second whom to notify. Of a process that was killed, this says from where on messages and likes
-- have to be looked through again, so that nobody goes without a notification.
CREATE TABLE notifying_processes (
  process uuid PRIMARY KEY,
  -- When everything noted until then was stored.
  alive_at timestamptz NOT NULL,
  -- The newest message then, and at the time before: a message that was being stored may have an older number than one that was noted.
  messages_up_to bigint NOT NULL,
  messages_before bigint NOT NULL
);

