-- What the accountant takes out of the books: whose an order is and how it is taxed, also when its buyer is purged.
CREATE OR REPLACE VIEW book_orders (order_id, site_id, country, vat_rate, currency, credits, days) AS
  SELECT o.id, u.site_id, o.country, o.vat_rate, o.currency, o.credits, o.days
    FROM orders o JOIN users u ON u.id = o.user_id WHERE o.state = 'completed'
  UNION ALL
  SELECT p.order_id, p.site_id, p.country, p.vat_rate, p.currency, p.credits, p.days
    FROM purged_orders p WHERE NOT EXISTS (SELECT FROM orders o WHERE o.id = p.order_id);
