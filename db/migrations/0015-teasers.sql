-- What the operator of a site advertises beside its members: people in front of a live camera, or members of another site.
-- No person stands here, and nothing is kept of who sees it.
CREATE TABLE teasers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id smallint NOT NULL REFERENCES sites,
  -- resold: shown only where the site's setting member_resell says so.
  kind text NOT NULL CHECK (kind IN ('live_cam', 'resold')),
  -- Who is named on the card.
  advertiser text NOT NULL CHECK (length(advertiser) BETWEEN 1 AND 60),
  -- Without a user name before the host: what a link says and where it leads are the same.
  url text NOT NULL CHECK (length(url) <= 2000 AND url ~ '^https://[a-z0-9.-]+(:[0-9]+)?([/?#][^[:space:]]*)?$'),
  -- By language, German always: {"de": {"title": "…", "text": "…"}, "en": …}.
  texts jsonb NOT NULL CHECK (
    texts ? 'de' AND NOT jsonb_path_exists(texts, '$.* ? (!(@.title like_regex "^.{1,60}$" && @.text like_regex "^.{1,120}$"))')
  ),
  -- Of the file that we keep and serve, and its size in px; null: no picture.
  image_name text,
  image_width int,
  image_height int,
  position smallint NOT NULL,
  active boolean NOT NULL DEFAULT true,
  CHECK (num_nulls(image_name, image_width, image_height) IN (0, 3))
);
-- Serves: what a site shows, in its order.
CREATE INDEX teasers_site ON teasers (site_id, position, id) WHERE active;
