import type { Database } from '#platform/server/db/open-database.ts';

/** The number of an attacker's one invoice. */
export const invoiceOf = (user: number): string => `ATTACK-${user}`;

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

/** Gives each one invoice, of which the product draws a PDF whenever it is asked for. */
export async function giveInvoices({ pool }: Database, users: readonly number[]): Promise<void> {
  await pool.query(
    `INSERT INTO invoices (number, company_id, year, sequence, kind, source, site_id, order_id, user_id, issued_on, language, country,
         currency, vat_rate, total, vat, content, created_at)
       SELECT number, 1, 2026, n, 'invoice', number, 1, n, user_id, '2026-01-01', 'de', 'DE', 'EUR', 19, 1990, 318, $3::jsonb, now()
       FROM unnest($1::bigint[], $2::text[]) WITH ORDINALITY AS t (user_id, number, n)`,
    [users, users.map(invoiceOf), JSON.stringify(content)],
  );
}
