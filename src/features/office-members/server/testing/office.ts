import { randomUUID } from 'node:crypto';
import { createSealer } from '#platform/server/sealer.ts';
import { ibanHint } from '#features/direct-debit/contract/iban.ts';
import type { Role } from '#platform/contract/rights.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** What the tests of this feature ask the database. */
export function createOffice(app: TestApp) {
  const query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await app.platform.database.pool.query<Row>(text, values)).rows;
  const siteOf = async (host: string) => (await app.features.sites.byHost(host)).id;
  return {
    query,
    siteOf,
    staff: async (role: Role, host = 'localhost') => buildStaff(app, { roles: [{ role, site: await siteOf(host) }] }),
    /** What the log has of somebody. */
    logOf: ({ id }: BuiltStaff) =>
      query<{ what: string; look: boolean; subject: string | null; reason: string | null; words: string | null }>(
        `SELECT what, look, subject, reason, words FROM staff_log WHERE staff_id = $1 AND what LIKE 'member%' ORDER BY id`,
        [id],
      ),
    /** A paid order; its number is `E-{id}-7K2M`. */
    async buy(user: number, amount = 1990): Promise<number> {
      const [order] = await query<{ id: number }>(
        `INSERT INTO orders (user_id, site_id, package_id, client_id, state, credits, amount, currency, country, vat_rate, provider, method, created_at, checked_at, completed_at, code)
         SELECT $1, (SELECT site_id FROM users WHERE id = $1), (SELECT min(id) FROM packages), $2, 'completed', 100, $3, 'EUR', 'DE', 19, 'sandbox', 'card', $4::timestamptz, $4, $4, '7K2M' RETURNING id`,
        [user, randomUUID(), amount, app.platform.clock.now()],
      );
      return Number(order?.id);
    },
    /** A mandate of direct debit with an account. */
    async mandate(user: number, iban: string): Promise<void> {
      const form = { account_holder: 'Jonas K', street: 'Weg', house_number: '1', zip: '04109', city: 'Leipzig' };
      const details = createSealer(app.platform.secret, 'direct-debit').seal(JSON.stringify({ ...form, iban, country: 'DE' }));
      await query(
        `INSERT INTO direct_debit_mandates (user_id, reference, creditor_id, details, iban_hint, fingerprint, text_version, language, signed_on, created_at)
         VALUES ($1, $2, 'DE98ZZZ09999999999', $5, $3, ''::bytea, '1', 'de', $4::timestamptz::date, $4::timestamptz)`,
        [user, randomUUID().slice(0, 30), ibanHint(iban), app.platform.clock.now(), details],
      );
    },
  };
}
