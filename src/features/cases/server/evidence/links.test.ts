import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getCase } from '../../contract/endpoints.ts';
import { buildPair, reported } from './testing/reported.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.platform.database.pool.query<Row>(text, values)).rows;
const device = ({ id }: BuiltMember, token: Buffer) =>
  query('INSERT INTO known_devices (user_id, token_hash, used_at) VALUES ($1, $2, now())', [id, token]);
const iban = ({ id }: BuiltMember, fingerprint: Buffer) =>
  query(
    `INSERT INTO direct_debit_mandates (user_id, reference, creditor_id, details, iban_hint, fingerprint, text_version, language, signed_on, created_at)
     VALUES ($1, $2, 'DE98', '\\x00', '12', $3, '1', 'de', '2026-01-01', now())`,
    [id, randomUUID().slice(0, 30), fingerprint],
  );
async function card({ id }: BuiltMember, fingerprint: string) {
  const [order] = await query<{ id: number }>(
    `INSERT INTO orders (site_id, user_id, package_id, client_id, state, credits, amount, currency, country, vat_rate, provider, method, created_at, checked_at, code)
     SELECT (SELECT site_id FROM users WHERE id = $1), $1, (SELECT min(id) FROM packages), $2, 'completed', 40, 990, 'EUR', 'DE', 19, 'sandbox', 'card', now(), now(), '0000' RETURNING id`,
    [id, randomUUID()],
  );
  await query('INSERT INTO order_payments (order_id, fingerprint) VALUES ($1, $2)', [order?.id, fingerprint]);
}

test('accounts of the site that share a browser, a card or a bank account are shown, with what became of them', async () => {
  const { thea, milan } = await buildPair(app);
  const [ronan, viktor, kaya] = [
    await buildMember(app, { name: 'Ronan' }),
    await buildMember(app, { name: 'Viktor' }),
    await buildMember(app),
  ];
  const abroad = await buildMember(app, { host: 'de.localhost' });
  const [token, account] = [randomBytes(32), randomBytes(32)];
  for (const member of [milan, ronan, viktor, abroad]) await device(member, token);
  for (const member of [milan, ronan, abroad]) await card(member, 'fp-4417');
  for (const member of [milan, ronan]) await iban(member, account);
  await device(kaya, randomBytes(32));
  await card(kaya, 'fp-other');
  await query(`UPDATE users SET status = 'held' WHERE id = $1`, [ronan.id]);
  const number = await reported(app, thea, milan);
  const open = await reported(app, thea, viktor);
  const { client } = await buildStaff(app);
  const { reply } = await client.call(getCase, { query: { number } });
  expect(reply.links).toMatchObject([
    { member: { id: ronan.id, name: 'Ronan' }, by: ['device', 'payment', 'iban'], state: 'banned', open_case: null },
    { member: { id: viktor.id }, by: ['device'], state: 'active', decision: null, open_case: open },
  ]);
  expect(reply.links).toHaveLength(2);
  expect(reply.account).toMatchObject({ paid: 990, currency: 'EUR' });
  expect(JSON.stringify(reply)).not.toContain(`"id":${abroad.id},`);
});

test('a browser that very many share shows twenty of them', async () => {
  const { thea, milan } = await buildPair(app);
  const token = randomBytes(32);
  await device(milan, token);
  for (let n = 0; n < 25; n++) await device(await buildMember(app, { session: false }), token);
  const number = await reported(app, thea, milan);
  expect((await (await buildStaff(app)).client.call(getCase, { query: { number } })).reply.links).toHaveLength(20);
});
