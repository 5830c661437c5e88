-- Whoever blocked first could not be reported any more. Where the two have written to each other, the block keeps the name
-- and the profile of the member who blocked, as they were, so that the blocked member can report them without seeing what
-- changed since. Emptied after 90 days.
-- Blocks from before have none: what is there at the time of the report is taken instead.
ALTER TABLE blocks ADD COLUMN snapshot jsonb;

-- For emptying: only blocks that still have one.
CREATE INDEX blocks_snapshot ON blocks (created_at) WHERE snapshot IS NOT NULL;
