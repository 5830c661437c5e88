-- What members say to the prompts that they chose, in their order: a list of at most three of {"prompt", "answer"}, which is only
-- read with the profile, so that it needs no table of its own. A like may be of one: `prompt` names it, `line` is the answer at
-- that time.
ALTER TABLE profiles ADD COLUMN answers jsonb NOT NULL DEFAULT '[]';
ALTER TABLE likes ADD COLUMN prompt text;
