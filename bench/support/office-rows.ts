import pg from 'pg';

export interface OfficeRows {
  readonly site: number;
  readonly package: number;
  readonly members: number;
  readonly orders: number;
  /** Two people of the staff: one asks, the other answers. */
  readonly staff: readonly [number, number];
}

/** What years of a site leave behind, by SQL: orders in every state with what belongs to them, cases, photos, codes, and the log. */
export async function fillOffice(connection: pg.ClientConfig, rows: OfficeRows): Promise<void> {
  // The limits of the product are for what its pages read.
  const client = new pg.Client({ ...connection, query_timeout: 0 });
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0');
    for (const text of [...ordersOf(rows), ...afterOrders(rows), ...workOf(rows)]) await client.query(text);
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

const ordersOf = ({ site, package: pkg, members, orders }: OfficeRows): string[] => [
  `INSERT INTO orders (user_id, package_id, client_id, state, credits, amount, currency, country, vat_rate, provider, method,
      provider_reference, created_at, checked_at, completed_at, failed_at, code, confirmation_mail_at, placed_mail_at, site_id)
    SELECT 1 + (n * 7) % ${members}, ${pkg}, gen_random_uuid(), state, 100, 1990, 'EUR', 'DE', 19, 'sandbox', 'card', 'bench-' || n, at, at,
      CASE state WHEN 'completed' THEN at END, CASE state WHEN 'failed' THEN at END, upper(substr(md5(n::text), 1, 4)), at, at, ${site}
    FROM (SELECT n, now() - (${orders} - n) * interval '10 minutes' AS at, CASE WHEN n % 100 < 92 THEN 'completed'
      WHEN n % 100 < 97 THEN 'failed' WHEN n % 100 < 99 THEN 'loading' ELSE 'pending' END AS state
      FROM generate_series(1, ${orders}) AS n) AS made`,
  `INSERT INTO invoices (number, company_id, year, sequence, kind, source, site_id, order_id, user_id, issued_on, language, country,
      currency, vat_rate, total, vat, content, created_at)
    SELECT 'DE1-2030-' || lpad(id::text, 6, '0'), 1, 2030, id, 'invoice', 'order:' || id, site_id, id, user_id, created_at::date, 'de', 'DE',
      'EUR', 19, amount, 318, '{}', created_at FROM orders WHERE state = 'completed'`,
];

const afterOrders = ({ site }: OfficeRows): string[] => [
  `INSERT INTO refunds (id, order_id, client_id, credits, amount, currency, state, created_at, asked_at, ended_at, cause, mailed_state)
    SELECT gen_random_uuid(), id, gen_random_uuid(), 100, 1990, 'EUR', ended, created_at, created_at,
      CASE ended WHEN 'requested' THEN NULL ELSE created_at END, 'asked', nullif(ended, 'requested')
    FROM (SELECT id, created_at, CASE WHEN id % 500 = 0 THEN 'requested' WHEN id % 300 = 0 THEN 'failed' ELSE 'done' END AS ended
      FROM orders WHERE state = 'completed' AND id % 20 = 0) AS o`,
  `INSERT INTO chargebacks (order_id, amount, receivable, state, created_at, reversed_at, dispute, reason, respond_by)
    SELECT id, 1990, CASE WHEN id % 250 = 1 THEN 1990 ELSE 0 END, CASE WHEN id % 250 = 1 THEN 'open' ELSE 'reversed' END, created_at,
      CASE WHEN id % 250 = 1 THEN NULL ELSE created_at END, 'd-' || id, 'fraudulent', created_at + interval '10 days'
    FROM orders WHERE state = 'completed' AND id % 50 = 1`,
  `INSERT INTO withdrawals (site_id, number, client_id, name, order_text, email, language, received_at, order_id, user_id, outcome, ended_at)
    SELECT ${site}, 'W-' || id, gen_random_uuid(), 'Ada', 'E-' || id, 'ada-' || id || '@bench.test', 'de', created_at,
      CASE WHEN id % 480 = 2 THEN NULL ELSE id END, user_id, CASE WHEN id % 240 = 2 THEN NULL ELSE 'refunded' END,
      CASE WHEN id % 240 = 2 THEN NULL ELSE created_at END
    FROM orders WHERE state = 'completed' AND id % 16 = 2`,
  `INSERT INTO settled_items (provider, item, day, kind, reference, reported_order_id, amount, fee, currency, order_id, booked_at)
    SELECT provider, 'item-' || id, created_at::date, 'paid', provider_reference, id, 1990, 30, 'EUR', id, created_at
    FROM orders WHERE state = 'completed'`,
  `INSERT INTO payout_findings (kind, provider, subject, order_id, amount, currency, event, found_at, accepted_at)
    SELECT 'other_amount', provider, 'item-' || id, id, 1990, 'EUR', '', created_at, CASE WHEN id % 1000 = 3 THEN NULL ELSE created_at END
    FROM orders WHERE state = 'completed' AND id % 100 = 3`,
  `INSERT INTO webhook_events (provider, event_id, reference, kind, body, received_at, processed_at, outcome)
    SELECT provider, 'event-' || id, provider_reference, 'paid', '{}', created_at, created_at, 'used' FROM orders WHERE state = 'completed'`,
  `INSERT INTO discount_codes (site_id, code, value_percentage, status, validity, expires)
    SELECT ${site}, 'BENCH' || n, 10, CASE WHEN n % 3 = 0 THEN 'inactive' ELSE 'active' END, 'once-per-user', now() + interval '1 year'
    FROM generate_series(1, 500) AS n`,
  `INSERT INTO discount_uses (order_id, user_id, code, once_per_user, state)
    SELECT id, user_id, CASE WHEN id % 2 = 0 THEN 'WELCOME' ELSE 'BENCH' || 1 + id % 500 END, true, 'used'
    FROM orders WHERE state = 'completed' AND id % 3 = 0`,
];

const workOf = ({ site, members, staff: [asker, answerer] }: OfficeRows): string[] => [
  `INSERT INTO approvals (kind, site_id, subject, request, hash, asked_by, asked_at, expires_at, approved_by, answered_at)
    SELECT 'refund', ${site}, user_id, jsonb_build_object('order', id, 'number', 'E-' || id || '-' || code, 'amount', 1990, 'currency', 'EUR',
        'credits', 100, 'days', 0, 'provider', 'sandbox', 'method', 'card', 'reason', 'x', 'client_id', client_id, 'counted_at', created_at),
      md5(id::text), ${asker}, created_at, now() + interval '1 day', CASE WHEN id % 1000 = 4 THEN NULL ELSE ${answerer}::bigint END,
      CASE WHEN id % 1000 = 4 THEN NULL ELSE created_at END
    FROM orders WHERE state = 'completed' AND id % 25 = 4`,
  `INSERT INTO cases (site_id, number, kind, subject_id, opened_at, due_at, state)
    SELECT ${site}, 'M-' || n, (ARRAY['report', 'picture', 'danger', 'minor', 'complaint', 'data_request'])[1 + n % 6], 1 + (n * 11) % ${members},
      now() - n * interval '1 hour', now() + (12 - n) * interval '1 hour', CASE WHEN n <= 500 THEN 'open' ELSE 'decided' END
    FROM generate_series(1, 20000) AS n`,
  `INSERT INTO case_sources (case_id, words, created_at) SELECT id, 'by letter', opened_at FROM cases`,
  `INSERT INTO case_events (case_id, at, what) SELECT id, opened_at, 'opened' FROM cases`,
  `INSERT INTO photos (user_id, position, status, name, width, height, thumb_hash, created_at)
    SELECT 1 + (n * 3) % ${members}, 1, CASE WHEN n <= 3000 THEN 'pending' ELSE 'active' END, 'bench-' || n, 800, 1000, '', now() - n * interval '1 minute'
    FROM generate_series(1, 60000) AS n`,
  `INSERT INTO staff_log (id, at, staff_id, site_id, what, look, subject, request_hash, prev_hash, hash)
    SELECT (SELECT coalesce(max(id), 0) FROM staff_log) + n, now(), ${asker}, ${site}, (ARRAY['refund', 'case-look', 'decision', 'member-look'])[1 + n % 4],
      n % 4 IN (1, 3), n::text, md5(n::text), md5((n - 1)::text), md5(n::text) FROM generate_series(1, 200000) AS n`,
];
