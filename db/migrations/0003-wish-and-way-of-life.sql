-- What members hope for and how they live, which others can search by.
ALTER TABLE profiles
  ADD COLUMN wish text,
  ADD COLUMN children text,
  ADD COLUMN smoking text,
  ADD COLUMN religion text;

ALTER TABLE consents DROP CONSTRAINT consents_purpose_check;
ALTER TABLE consents ADD CONSTRAINT consents_purpose_check
  CHECK (purpose IN ('adult', 'terms', 'tracking', 'religion', 'sexuality', 'explicit_interests', 'promotions'));

-- Sites that exist show the new fields and search by them, as new ones do.
UPDATE sites SET settings = settings || jsonb_build_object(
  'visible_profile_fields', settings->'visible_profile_fields' || '["wish", "children", "smoking", "religion"]',
  'search_fields', settings->'search_fields' || '["wish", "children", "smoking", "religion"]');
