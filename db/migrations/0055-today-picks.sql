-- The members picked for somebody on a day, in their order. They stay the same all day, and nobody is picked twice within 30 days:
-- the primary key serves both, since it begins with the member for whom the picks are.
CREATE TABLE today_picks (
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  day date NOT NULL,
  position smallint NOT NULL,
  member_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  hidden boolean NOT NULL,
  PRIMARY KEY (user_id, day, position)
);
-- For the purge of a picked member.
CREATE INDEX today_picks_member ON today_picks (member_id);
