-- The site of an order, which never changes: the lists of a site's orders read no other table.
ALTER TABLE orders ADD COLUMN site_id smallint REFERENCES sites(id);
UPDATE orders SET site_id = users.site_id FROM users WHERE users.id = orders.user_id;
ALTER TABLE orders ALTER COLUMN site_id SET NOT NULL;
-- Serves: a site's orders, newest first; those that are open; those that failed; those of a day.
CREATE INDEX orders_site ON orders (site_id, id DESC);
CREATE INDEX orders_site_open ON orders (site_id, id) WHERE state IN ('loading', 'pending');
CREATE INDEX orders_site_failed ON orders (site_id, id DESC) WHERE state = 'failed';
CREATE INDEX orders_site_created ON orders (site_id, created_at);

-- What a webhook was used for, or why it changed nothing; and how often the provider sent it again.
ALTER TABLE webhook_events
  ADD COLUMN outcome text CHECK (outcome IN ('used', 'known', 'late', 'finding')),
  ADD COLUMN repeats integer NOT NULL DEFAULT 0,
  ADD COLUMN repeated_at timestamp with time zone;

-- What the provider says of a dispute: why, and until when the company can answer.
ALTER TABLE chargebacks ADD COLUMN reason text, ADD COLUMN respond_by timestamp with time zone;
-- Serves: open chargebacks and debts.
CREATE INDEX chargebacks_unsettled ON chargebacks (created_at) WHERE state = 'open';

-- A refund by staff: in whose words, and who asked for it.
ALTER TABLE refunds ADD COLUMN reason text, ADD COLUMN asked_by bigint REFERENCES staff(id);
-- Serves: a repeated request for a second person, and refunds of an order that wait for one.
CREATE INDEX approvals_refund ON approvals (site_id, (request ->> 'order')) WHERE kind = 'refund';
