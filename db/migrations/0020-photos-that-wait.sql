-- Serves: the case of a photo.
CREATE INDEX cases_photo ON cases (photo_id) WHERE photo_id IS NOT NULL;
-- Serves: photos that wait and stand in no case.
CREATE INDEX photos_pending ON photos (id) WHERE status = 'pending' AND deleted_at IS NULL;
-- Serves: how many hard pictures a person has decided within an hour.
CREATE INDEX decisions_decided_by ON decisions (decided_by, decided_at);
-- Serves: what was decided about a photo, for its owner.
CREATE INDEX decisions_item ON decisions (item) WHERE item IS NOT NULL;
