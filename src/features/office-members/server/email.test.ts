import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUser, login } from '#features/account/contract/endpoints.ts';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import { languages } from '#platform/contract/languages.ts';
import { type BuiltMember, buildMember, builtPassword } from '#tests/support/builders.ts';
import { settledMailsTo } from '#tests/support/mails.ts';
import type { BuiltStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { changeMemberEmail, getMember, lookAtMember } from '../contract/endpoints.ts';
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

type Body = BodyOf<typeof changeMemberEmail>;

let made = 0;
const newAddress = () => `new-${++made}@corrected.test`;

async function buildBuyer(options: Parameters<typeof buildMember>[1] = {}) {
  const member = await buildMember(app, { date_of_birth: '1989-04-17', ...options });
  return { ...member, order: await office.buy(member.id, 1493) };
}
const bodyOf = ({ id, order }: BuiltMember & { order: number }, email: string): Body => ({
  id,
  email,
  reason: 'mailbox_lost',
  proofs: [
    { kind: 'birth_date', value: '1989-04-17' },
    { kind: 'order', order: `E-${order}-7K2M`, amount: 1493 },
  ],
});
const change = (body: Body, by = support) => by.client.call(changeMemberEmail, { body });

describe('correcting an address', () => {
  test('after two proofs changes it once, mails both addresses, and keeps who is logged in', async () => {
    const member = await buildBuyer({ name: 'Jonas' });
    const email = newAddress();
    const one = await office.staff('support');
    const results = await Promise.all(Array.from({ length: 3 }, () => change(bodyOf(member, email.toUpperCase()), one)));
    expect(results.map(({ status, error }) => error?.code ?? String(status)).toSorted()).toEqual([
      '200',
      'email_unchanged',
      'email_unchanged',
    ]);
    expect(results.find(({ status }) => status === 200)?.reply).toEqual({ email: 'n••@c•••.test' });
    const row = { what: 'member-email', look: false, subject: String(member.id), words: null };
    expect(await office.logOf(one)).toEqual(['mailbox_lost', 'email_unchanged', 'email_unchanged'].map((reason) => ({ ...row, reason })));
    const [old, fresh] = [await settledMailsTo(app, member.email), await settledMailsTo(app, email)];
    expect([old.length, fresh.length]).toEqual([1, 1]);
    expect(old[0]?.links[0]).toContain('/complaints');
    expect(fresh[0]?.links[0]).toContain('/login');
    expect(JSON.stringify([old, fresh])).not.toContain(one.email);
    expect((await member.client.call(getUser)).status).toBe(200);
    expect((await app.client().call(login, { body: { email, password: builtPassword } })).status).toBe(200);
    expect((await app.client().call(login, { body: { email: member.email, password: builtPassword } })).error?.code).toBe('login_failed');
  });

  test.each(languages)('tells both addresses in %s', async (language) => {
    const member = await buildBuyer({ language });
    const email = newAddress();
    expect((await change(bodyOf(member, email))).status).toBe(200);
    for (const address of [member.email, email]) expect(await settledMailsTo(app, address)).toHaveLength(1);
  });

  test('takes the order by its id too, and confirms an account that never was', async () => {
    const member = await buildBuyer({ status: 'not_confirmed' });
    const email = newAddress();
    const body = bodyOf(member, email);
    const proofs: Body['proofs'] = [
      { kind: 'order', order: member.order, amount: 1493 },
      { kind: 'birth_date', value: '1989-04-17' },
    ];
    expect((await change({ ...body, proofs })).status).toBe(200);
    expect((await support.client.call(getMember, { query: { id: member.id } })).reply.state).toBe('not_confirmed');
    expect(await settledMailsTo(app, email)).toHaveLength(1);
  });

  test('is refused without two right proofs of different kinds, and nothing changes', async () => {
    const member = await buildBuyer();
    const stranger = await buildBuyer();
    const email = newAddress();
    const [born, order] = bodyOf(member, email).proofs;
    if (born === undefined || order === undefined) throw new Error('no proofs');
    const refused = async (proofs: Body['proofs']) => (await change({ ...bodyOf(member, email), proofs })).error;
    expect((await refused([born, born]))?.code).toBe('proofs_alike');
    expect((await refused([order, order]))?.code).toBe('proofs_alike');
    expect(await refused([{ kind: 'birth_date', value: '1989-04-18' }, order])).toMatchObject({
      code: 'proof_wrong',
      params: { kind: 'birth_date' },
    });
    expect((await refused([born, { kind: 'order', order: member.order, amount: 1494 }]))?.code).toBe('proof_wrong');
    expect((await refused([born, { kind: 'order', order: stranger.order, amount: 1493 }]))?.code).toBe('proof_wrong');
    const wrong = [[], [born], [born, order, born], [born, { ...order, more: 1 }], [born, { kind: 'sms', code: '1' }], 'x', null];
    for (const proofs of wrong)
      expect((await support.client.raw('POST', '/api/admin/member-email.php', { ...bodyOf(member, email), proofs })).status).toBe(400);
    expect(await settledMailsTo(app, member.email)).toEqual([]);
    expect(await settledMailsTo(app, email)).toEqual([]);
  });

  test('lets nobody find out a birth date by trying, whoever tries', async () => {
    const member = await buildBuyer();
    const body = bodyOf(member, newAddress());
    const [one, other] = [await office.staff('support'), await office.staff('moderator')];
    const guess = async (day: number) => {
      const by = day % 2 === 0 ? one : other;
      const proofs = [{ kind: 'birth_date', value: `1989-04-${10 + day}` } as const, ...body.proofs.slice(1)];
      return (await change({ ...body, proofs }, by)).error?.code;
    };
    const codes: (string | undefined)[] = [];
    for (const day of [0, 1, 2, 3, 4, 5, 6]) codes.push(await guess(day));
    expect(codes.slice(0, 5)).toEqual(['proof_wrong', 'proof_wrong', 'proof_wrong', 'proof_wrong', 'proof_wrong']);
    expect(codes.slice(5)).toEqual(['too_many_attempts', 'too_many_attempts']);
    expect((await change(body)).error?.code).toBe('too_many_attempts');
    const reasons = async (by: BuiltStaff) => (await office.logOf(by)).map(({ subject, reason }) => [subject, reason]);
    const wrong = [String(member.id), 'proof_wrong'];
    expect([await reasons(one), await reasons(other)]).toEqual([
      [wrong, wrong, wrong],
      [wrong, wrong],
    ]);
  });

  test('counts what is told after right proofs, too, so that nobody tries out addresses', async () => {
    const member = await buildBuyer();
    const taken = await buildMember(app);
    const codes: (string | undefined)[] = [];
    for (let times = 0; times < 6; times++) codes.push((await change(bodyOf(member, taken.email))).error?.code);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'email_taken'), 'too_many_attempts']);
  });

  test('takes no birth date from somebody who has looked at it within a day', async () => {
    const member = await buildBuyer();
    const body = bodyOf(member, newAddress());
    const [one, other] = [await office.staff('support'), await office.staff('support')];
    await other.client.call(lookAtMember, { body: { id: member.id, what: 'email', reason: 'asked_by_member' } });
    await one.client.call(lookAtMember, { body: { id: member.id, what: 'birth_date', reason: 'asked_by_member' } });
    expect((await change(body, one)).error?.code).toBe('proof_seen');
    expect((await office.logOf(one)).at(-1)).toMatchObject({ what: 'member-email', subject: String(member.id), reason: 'proof_seen' });
    expect((await change(body, other)).status).toBe(200);
    await office.query(`UPDATE data_looks SET at = at - interval '1 day' WHERE staff_id = $1`, [one.id]);
    expect((await change(bodyOf(member, newAddress()), one)).status).toBe(200);
  });

  test('refuses an address that is none, taken, the name or the old one, and accounts that are closed', async () => {
    const member = await buildBuyer();
    const taken = await buildMember(app);
    const code = async (email: string) => (await change(bodyOf(member, email))).error?.code;
    for (const email of ['', 'x', 'a@b', 'a b@c.de', `${'x'.repeat(300)}@c.de`])
      expect([email, await code(email)]).toEqual([email, 'invalid_email']);
    expect(await code(taken.email)).toBe('email_taken');
    expect(await code(member.email)).toBe('email_unchanged');
    // Addresses of another site are others.
    const elsewhere = await buildBuyer({ host: 'de.localhost' });
    expect((await change(bodyOf(elsewhere, newAddress()))).status).toBe(404);
    await office.query(`UPDATE users SET status = 'banned', closed_from = 'active', closed_by = 'D-7K2M-9QXA' WHERE id = $1`, [member.id]);
    expect(await code(newAddress())).toBe('account_closed');
    const accountant = await office.staff('accountant');
    expect((await change(bodyOf(member, newAddress()), accountant)).error?.code).toBe('right_missing');
  });

  test('gives one address to one of two accounts', async () => {
    const [a, b] = [await buildBuyer(), await buildBuyer()];
    const email = newAddress();
    const results = await Promise.all([change(bodyOf(a, email)), change(bodyOf(b, email))]);
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
