-- Members decide themselves whether people without an account see them.
ALTER TABLE profiles ADD COLUMN show_to_visitors boolean NOT NULL DEFAULT false;

-- Whom the index page may show: src/features/members/server/shown-to-visitors-repo.ts.
CREATE INDEX profiles_shown_to_visitors ON profiles (site_id, last_active_at) WHERE show_to_visitors;
