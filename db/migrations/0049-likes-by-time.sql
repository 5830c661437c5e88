-- Serves: the likes of the last minute of a killed process. Small and cheap to write, because likes are appended in the order of time.
-- outside a transaction
CREATE INDEX CONCURRENTLY likes_created ON likes USING brin (created_at);
