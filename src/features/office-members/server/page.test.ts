import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { report } from '#features/safety/contract/endpoints.ts';
import { getLooks } from '#features/decisions/contract/endpoints.ts';
import { roles } from '#platform/contract/rights.ts';
import { buildMember } from '#tests/support/builders.ts';
import { type BuiltStaff, farAway } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { findMembers, getMember, getMemberPhoto, lookAtMember } from '../contract/endpoints.ts';
import { createOffice } from './testing/office.ts';

let app: TestApp;
let office: ReturnType<typeof createOffice>;
let support: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  office = createOffice(app);
  support = await office.staff('support');
});
afterAll(() => app.close());

const secret = { email: 'jonas.k@private-mail.org', date_of_birth: '1989-04-17', sexuality: 'bisexual', religion: 'buddhist' } as const;

const iban = 'DE89370400440532013000';

async function buildJonas() {
  const member = await buildMember(app, { ...secret, email: `${Math.random().toString(36).slice(2)}.${secret.email}`, name: 'Jonas' });
  await office.buy(member.id);
  await office.mandate(member.id, iban);
  await office.query(
    `INSERT INTO refused_mails (user_id, kind, day, at, reason) VALUES ($1, 'weekly_update', $2::timestamptz::date, $2::timestamptz, 'refused')`,
    [member.id, app.platform.clock.now()],
  );
  return member;
}

describe('the page of a member', () => {
  test('has what support needs, and nothing that is private', async () => {
    const { id } = await buildJonas();
    const { reply, status, body } = await support.client.call(getMember, { query: { id } });
    expect(status).toBe(200);
    expect(reply).toMatchObject({
      id,
      name: 'Jonas',
      state: 'active',
      email: expect.stringMatching(/^.••@p•••\.org$/),
      birth_year: 1989,
      iban: 'DE••••••00',
      orders: [{ number: expect.stringMatching(/^E-\d+-7K2M$/), amount: 1990, state: 'completed' }],
      refused_mails: [{ kind: 'weekly_update', reason: 'refused' }],
      sessions: [{ country: null }],
      locked_until: null,
      restorable_until: null,
      looks: [],
      town: 'Leipzig',
    });
    expect(reply.presets.map(({ preset }) => preset)).toEqual(['looking_into', 'solved', 'need_more', 'take_care']);
    const text = JSON.stringify([body, (await support.client.call(findMembers, { query: { q: 'Jonas' } })).body]);
    for (const hidden of [
      'private-mail',
      'jonas.k',
      '1989-04-17',
      '04-17',
      'bisexual',
      'buddhist',
      '3000',
      'DE89',
      'password',
      '127.0.0.1',
    ])
      expect([hidden, text.includes(hidden)]).toEqual([hidden, false]);
    expect(text).not.toMatch(/"(?:lat|lon|region|about|token|staff)/);
  });

  test('is there for those whose role has it, on their own site alone', async () => {
    const { id } = await buildJonas();
    for (const role of roles) {
      const { client } = await office.staff(role);
      const { status, error, reply } = await client.call(getMember, { query: { id } });
      if (role === 'accountant') expect([status, error?.code]).toEqual([403, 'right_missing']);
      // Moderators see no orders.
      else expect([role, status, reply.orders === null]).toEqual([role, 200, role === 'moderator']);
    }
    const elsewhere = await buildMember(app, { host: 'de.localhost' });
    expect((await support.client.call(getMember, { query: { id: elsewhere.id } })).status).toBe(404);
    expect((await support.client.call(getMember, { query: { id: 999_999 } })).status).toBe(404);
    expect((await app.client().call(getMember, { query: { id } })).error?.code).toBe('authentication_required');
    expect((await elsewhere.client.call(getMember, { query: { id } })).status).toBe(404);
    for (const wrong of ['x', '-1', '0', '1.5', '99999999999999999999', ''])
      expect((await support.client.raw('GET', `/api/admin/member.php?id=${wrong}`)).status).toBe(400);
  });

  test('tells who has reported somebody only to those who read cases', async () => {
    const [reporter, other] = [await buildMember(app), await buildMember(app)];
    await reporter.client.call(report, { body: { client_id: randomUUID(), id: other.id, reason: 'money', subject: 'profile' } });
    const moderator = await office.staff('moderator');
    const sidesOf = async (by: BuiltStaff, { id }: { readonly id: number }) =>
      (await by.client.call(getMember, { query: { id } })).reply.cases.map(({ side, open }) => [side, open]);
    expect([await sidesOf(moderator, reporter), await sidesOf(moderator, other)]).toEqual([[['by', true]], [['about', true]]]);
    expect([await sidesOf(support, reporter), await sidesOf(support, other)]).toEqual([[], [['about', false]]]);
  });

  test('sends no photo that others do not see', async () => {
    const { id } = await buildMember(app);
    expect((await support.client.call(getMemberPhoto, { query: { id, photo: 1 } })).status).toBe(404);
  });
});

describe('a look at private data', () => {
  test('stands in the log, and the member reads of it without a name', async () => {
    const { id, client, email } = await buildJonas();
    const one = await office.staff('support');
    const look = await one.client.call(lookAtMember, { body: { id, what: 'email', reason: 'asked_by_member', words: 'C-7K2M-9QXA' } });
    expect(look.reply).toEqual({ email });
    expect(await office.logOf(one)).toEqual([
      { what: 'member-look', look: true, subject: String(id), reason: 'asked_by_member', words: 'C-7K2M-9QXA' },
    ]);
    const all = await one.client.call(lookAtMember, { body: { id, reason: 'authority' } });
    expect(all.reply).toEqual({ email, birth_date: '1989-04-17', ibans: [iban] });
    const { data_looks, looks } = (await client.call(getLooks)).reply;
    expect(data_looks).toEqual([
      { at: expect.any(String), what: ['email', 'birth_date', 'iban'], reason: 'authority' },
      { at: expect.any(String), what: ['email'], reason: 'asked_by_member' },
    ]);
    expect(looks).toEqual([]);
    expect((await one.client.call(getMember, { query: { id } })).reply.looks).toEqual(data_looks);
    expect(JSON.stringify(data_looks)).not.toMatch(/staff|7K2M/);
  });

  test('shows nothing when the log cannot be written', async () => {
    const { id } = await buildJonas();
    await office.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'full'; END $$`);
    await office.query('CREATE TRIGGER refuse BEFORE INSERT ON staff_log FOR EACH ROW EXECUTE FUNCTION refuse()');
    const { status, body } = await support.client.call(lookAtMember, { body: { id, reason: 'case' } });
    await office.query('DROP TRIGGER refuse ON staff_log');
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('private-mail');
    expect(await office.query('SELECT FROM data_looks WHERE user_id = $1', [id])).toEqual([]);
  });

  test('needs the right, a second factor, a reason and a member of the site', async () => {
    const { id } = await buildJonas();
    const accountant = await office.staff('accountant');
    expect((await accountant.client.call(lookAtMember, { body: { id, reason: 'case' } })).error?.code).toBe('right_missing');
    const other = await buildMember(app, { host: 'de.localhost' });
    expect((await support.client.call(lookAtMember, { body: { id: other.id, reason: 'case' } })).status).toBe(404);
    const wrong = [
      {},
      { id },
      { id, reason: 'curious' },
      { id, reason: 'case', what: 'password' },
      { id: 'x', reason: 'case' },
      { id, reason: 'case', more: true },
      { id, reason: 'case', words: 'x'.repeat(2001) },
      { id, reason: 'case', words: 'wort '.repeat(201) },
      [],
      null,
    ];
    for (const body of wrong) expect((await support.client.raw('POST', '/api/admin/member-look.php', body)).status).toBe(400);
    expect(await office.query('SELECT FROM data_looks WHERE user_id = $1', [id])).toEqual([]);
    const far = farAway(app);
    far.cookies.set('staff', support.client.cookies.get('staff') ?? '');
    expect((await far.call(lookAtMember, { body: { id, reason: 'case' } })).status).toBe(403);
  });
});
