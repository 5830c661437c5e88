-- Whoever ran a site as an operator becomes an owner of it in the back office, with an invitation at the next start. The role of the
-- member stays until no release reads it any more.
INSERT INTO staff (email, name, invitation_due, created_at)
  SELECT users.email, left(coalesce(min(profiles.name), users.email), 60), true, min(users.signup_date)
  FROM users LEFT JOIN profiles ON profiles.user_id = users.id
  WHERE users.role = 'operator' AND users.status = 'active'
  GROUP BY users.email
  ON CONFLICT (email) DO NOTHING;

INSERT INTO staff_rights (staff_id, site_id, role)
  SELECT staff.id, users.site_id, 'owner'
  FROM users JOIN staff ON staff.email = users.email
  WHERE users.role = 'operator' AND users.status = 'active'
  ON CONFLICT DO NOTHING;
