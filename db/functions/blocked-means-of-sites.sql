-- Cards and bank accounts that a site takes no money from: those of members whom a site of the same company has banned for fraud.
CREATE OR REPLACE VIEW blocked_means_of_sites (site_id, kind, fingerprint, created_at, banned_id) AS
  SELECT here.id, b.kind, b.fingerprint, b.created_at, d.user_id
  FROM blocked_payment_means b JOIN decisions d ON d.id = b.decision_id
  JOIN sites banning ON banning.id = d.site_id
  JOIN sites here ON here.settings->>'company_id' = banning.settings->>'company_id';
