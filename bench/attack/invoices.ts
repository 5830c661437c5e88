import type { Database } from '#platform/server/db/open-database.ts';

/** As many as a member may open in a minute. */
const each = 20;

/** The number of an attacker's `n`th invoice. */
export const invoiceOf = (user: number, n: number): string => `ATTACK-${user}-${n % each}`;

const content = {
  seller: {
    brand: 'Emberleaf',
    name: 'Emberleaf Demo',
    address: 'Musterweg 1',
    city: '00000 Musterstadt',
    country: 'DE',
    register: 'HRB 00000',
    vat_number: 'DE000000000',
    phone: '030 - 00 00 00',
    email: 'hilfe@emberleaf.test',
  },
  lines: [{ kind: 'package', credits: 100, amount: 1990 }],
  method: 'PayPal',
  paid_on: '2026-01-01',
  returnable_until: null,
  reverses: null,
};

/** Gives each attacker some invoices, which the product renders as PDFs. */
export async function giveInvoices({ pool }: Database, users: readonly number[]): Promise<void> {
  // One after the other for each attacker, so that their numbers differ.
  const owners = users.flatMap((user) => Array.from({ length: each }, () => user));
  await pool.query(
    `INSERT INTO invoices (number, company_id, year, sequence, kind, source, site_id, order_id, user_id, issued_on, language, country,
         currency, vat_rate, total, vat, content, created_at)
       SELECT number, 1, 2026, n, 'invoice', number, 1, n, user_id, '2026-01-01', 'de', 'DE', 'EUR', 19, 1990, 318, $3::jsonb, now()
       FROM unnest($1::bigint[], $2::text[]) WITH ORDINALITY AS t (user_id, number, n)`,
    [owners, owners.map((user, n) => invoiceOf(user, n)), JSON.stringify(content)],
  );
}
