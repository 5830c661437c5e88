-- Likes that their receiver has not seen yet, newest first: few of many, counted for every page.
CREATE INDEX likes_new ON likes (to_id, created_at DESC, from_id DESC) WHERE seen_at IS NULL;
