import { readFile } from 'node:fs/promises';
import * as OTPAuth from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildMember } from '#tests/support/builders.ts';
import { settledMailsTo } from '#tests/support/mails.ts';
import { createPasskey } from '#tests/support/doubles/passkey.ts';
import { buildStaff, type BuiltStaff, farAway } from '#tests/support/staff.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import {
  acceptInvitation,
  addPasskey,
  confirmTotp,
  getMe,
  login,
  loginByPasskey,
  passkeyChallenge,
  removePasskey,
  startPasskey,
  startTotp,
  stepUp,
} from '../../contract/endpoints.ts';
import { getHome } from '../../contract/log.ts';
import { answerApproval, changeRoles, endStaff, getApprovals, getStaff, inviteStaff, resetStaff } from '../../contract/people.ts';

let app: TestApp;
let site: number;
beforeAll(async () => {
  app = await createTestApp();
  site = (await app.features.sites.byHost('localhost')).id;
});
afterAll(() => app.close());

const advance = (seconds: number) => app.platform.clock.advance(seconds);
const password = 'rainy days by the fire';
const codeOf = (secret: string) =>
  new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secret) }).generate({ timestamp: app.platform.clock.now().getTime() });

let invited = 0;
async function invite(owner: BuiltStaff, roles: { role: 'owner' | 'moderator'; site: number | null }[] = [{ role: 'moderator', site }]) {
  const email = `invited${++invited}@staff.test`;
  const made = await owner.client.call(inviteStaff, { body: { email, roles } });
  expect(made.status).toBe(200);
  return { email, made };
}
const tokenTo = async (email: string) => /[\w-]{43}(?=\s|$)/m.exec((await settledMailsTo(app, email)).at(-1)?.text ?? '')?.[0] ?? '';

/** Somebody far away with password and authenticator. */
async function join(owner: BuiltStaff) {
  const { email } = await invite(owner);
  const client = farAway(app);
  const accepted = await client.call(acceptInvitation, { body: { token: await tokenTo(email), name: 'Ute', password } });
  expect(accepted.reply).toMatchObject({ name: 'Ute', verified: false });
  const { secret } = (await client.call(startTotp)).reply;
  expect((await client.call(confirmTotp, { body: { code: '000000' } })).error?.code).toBe('code_refused');
  const confirmed = await client.call(confirmTotp, { body: { code: codeOf(secret) } });
  expect(confirmed.reply.me.verified).toBe(true);
  return { email, client, secret, codes: confirmed.reply.recovery_codes, id: accepted.reply.id };
}

describe('an invitation', () => {
  test('is accepted once, also by fifty at the same time, and within a day', async () => {
    const owner = await buildStaff(app);
    const { email } = await invite(owner);
    const token = await tokenTo(email);
    const accept = (client: TestClient, given: string) => client.call(acceptInvitation, { body: { token: given, name: 'Ute', password } });
    expect((await farAway(app).call(acceptInvitation, { body: { token, name: ' ', password } })).error?.code).toBe('name_invalid');
    expect((await farAway(app).call(acceptInvitation, { body: { token, name: 'Ute', password: 'password' } })).error?.code).toBe(
      'password_too_common',
    );
    const tries = await Promise.all(Array.from({ length: 50 }, () => accept(farAway(app), token)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tries.filter(({ status }) => status === 410)).toHaveLength(49);
    const late = await invite(owner);
    const lateToken = await tokenTo(late.email);
    advance(24 * 3600 + 1);
    expect((await accept(farAway(app), lateToken)).error).toMatchObject({ code: 'invitation_expired' });
    for (const wrong of ['x', 7, null, 'x'.repeat(500)])
      expect([410, 400]).toContain(
        (await farAway(app).raw('POST', '/api/admin/invitation-accept.php', { token: wrong, name: 'x' })).status,
      );
  });

  test('made again ends the earlier link, and leaves one person', async () => {
    const owner = await buildStaff(app);
    const { email } = await invite(owner);
    const first = await tokenTo(email);
    await owner.client.call(inviteStaff, { body: { email: email.toUpperCase(), roles: [{ role: 'support', site }] } });
    expect((await farAway(app).call(acceptInvitation, { body: { token: first, name: 'Ute' } })).status).toBe(410);
    const { staff } = (await owner.client.call(getStaff)).reply;
    expect(staff.filter((one) => one.email === email)).toMatchObject([{ state: 'invited', roles: [{ role: 'support', site }] }]);
  });

  test('is mailed once at the start to whoever ran the site before', async () => {
    const { pool } = app.platform.database;
    const { email, id } = await buildMember(app, { name: 'Karla' });
    await pool.query(`UPDATE users SET role = 'operator' WHERE id = $1`, [id]);
    const migration = await readFile('db/migrations/0011-operators-become-owners.sql', 'utf8');
    for (const _time of ['first', 'again']) await pool.query(migration);
    for (const run of ['first', 'again']) {
      await app.platform.jobs.runAllNow();
      expect([run, (await settledMailsTo(app, email)).length]).toEqual([run, 1]);
    }
    const accepted = await farAway(app).call(acceptInvitation, { body: { token: await tokenTo(email), name: 'Karla', password } });
    expect(accepted.reply.roles).toEqual([{ role: 'owner', site }]);
  });

  test('gives nothing beyond the reach of whoever invites', async () => {
    const owner = await buildStaff(app, { roles: [{ role: 'owner', site }] });
    const elsewhere = (await app.features.sites.byHost('de.localhost')).id;
    for (const role of [
      { role: 'moderator', site: null },
      { role: 'owner', site: elsewhere },
      { role: 'moderator', site: 31_000 },
    ])
      expect((await owner.client.raw('POST', '/api/admin/staff-invite.php', { email: 'a@b.test', roles: [role] })).error?.code).toBe(
        'not_found',
      );
    for (const body of [
      {},
      { email: 7, roles: [] },
      { email: 'a@b.test', roles: [] },
      { email: 'a@b.test', roles: [{ role: 'king', site }] },
    ])
      expect((await owner.client.raw('POST', '/api/admin/staff-invite.php', body)).error?.code).toBe('invalid_request');
    expect((await owner.client.call(inviteStaff, { body: { email: 'nobody', roles: [{ role: 'support', site }] } })).error?.code).toBe(
      'invalid_email',
    );
  });
});

describe('somebody with an authenticator', () => {
  test('needs its code after the password, each once, or one of ten recovery codes', async () => {
    const { email, secret, codes } = await join(await buildStaff(app));
    const enter = (code?: string) =>
      farAway(app, '203.0.113.77').call(login, { body: { email, password, ...(code !== undefined && { code }) } });
    expect((await enter()).error?.code).toBe('second_step_required');
    expect((await enter('123123')).error?.code).toBe('code_refused');
    advance(60);
    expect((await enter(codeOf(secret))).reply.verified).toBe(true);
    expect((await enter(codeOf(secret))).error?.code).toBe('code_refused');
    expect(new Set(codes).size).toBe(10);
    expect((await enter(codes[0])).status).toBe(200);
    expect((await enter(codes[0])).error?.code).toBe('code_refused');
    expect((await enter(codes[1])).status).toBe(200);
  });

  test('shows it again after ten minutes before a sensitive call', async () => {
    const owner = await buildStaff(app);
    const { client, secret, codes } = await join(owner);
    await owner.client.call(changeRoles, { body: { id: (await client.call(getMe)).reply.id, roles: [{ role: 'owner', site }] } });
    const { approvals } = (await owner.client.call(getApprovals)).reply;
    const second = await buildStaff(app);
    for (const { id, hash } of approvals) await second.client.call(answerApproval, { body: { id, hash, approve: true } });
    const act = async () => (await client.call(endStaff, { body: { id: 99_999 } })).error?.code;
    expect((await client.call(getHome)).status).toBe(200);
    expect(await act()).toBe('not_found');
    advance(601);
    expect(await act()).toBe('step_up_required');
    expect((await client.call(startTotp)).error?.code).toBe('step_up_required');
    expect((await client.call(stepUp, { body: { code: codes[3] ?? '' } })).error?.code).toBe('code_refused');
    expect((await client.call(stepUp, { body: { code: codeOf(secret) } })).status).toBe(200);
    expect(await act()).toBe('not_found');
    advance(11 * 60);
    expect(await act()).toBe('step_up_required');
  });

  test('has a passkey beside it, which logs in alone', async () => {
    const { client, email } = await join(await buildStaff(app));
    const device = createPasskey();
    const { reply } = await client.call(startPasskey);
    const body = { token: reply.token, ...device.create(reply), name: 'Laptop' };
    expect((await client.call(addPasskey, { body })).reply.passkeys).toMatchObject([{ name: 'Laptop', here: true }]);
    const browser = farAway(app);
    const asked = (await browser.call(passkeyChallenge, { body: { purpose: 'login' } })).reply;
    const signed = { token: asked.token, assertion: device.get(asked) };
    expect((await farAway(app).call(loginByPasskey, { body: signed })).error?.code).toBe('login_failed');
    expect((await browser.call(loginByPasskey, { body: signed })).reply).toMatchObject({ email, verified: true });
    expect((await browser.call(loginByPasskey, { body: signed })).error?.code).toBe('login_failed');
    const id = (await client.call(getMe)).reply.passkeys[0]?.id ?? 0;
    expect((await client.call(removePasskey, { body: { id } })).reply.passkeys).toEqual([]);
  });
});

describe('the rights of an owner', () => {
  test('are changed by two owners, never by the one who asks', async () => {
    const [asks, approves] = [await buildStaff(app), await buildStaff(app)];
    const moderator = await buildStaff(app, { roles: [{ role: 'moderator', site }] });
    const { person, approval } = (await asks.client.call(changeRoles, { body: { id: moderator.id, roles: [{ role: 'owner', site }] } }))
      .reply;
    expect(person?.roles).toEqual([{ role: 'moderator', site }]);
    const answer = async (client: TestClient, hash = approval?.hash ?? '') =>
      (await client.call(answerApproval, { body: { id: approval?.id ?? 0, hash, approve: true } })).error?.code ?? 'done';
    expect(await answer(asks.client)).toBe('own_request');
    expect(await answer(moderator.client)).toBe('right_missing');
    expect(await answer(approves.client, 'x')).toBe('approval_changed');
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer(approves.client)));
    expect(answers.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'approval_lapsed'), 'done']);
    expect((await moderator.client.call(getMe)).reply.roles).toEqual([{ role: 'owner', site }]);
    const { ended } = (await asks.client.call(getApprovals)).reply;
    expect(ended[0]).toMatchObject({ id: approval?.id, mine: true, state: 'approved', ended_by: { id: approves.id }, approvers: [] });
    await expect(app.platform.database.pool.query('UPDATE approvals SET approved_by = asked_by')).rejects.toThrow(/check/);
  });

  test('stay with one person at least, and keys are reset by two', async () => {
    const alone = await createTestApp();
    const owner = await buildStaff(alone);
    const other = await buildStaff(alone, { roles: [{ role: 'moderator', site }] });
    expect((await owner.client.call(endStaff, { body: { id: owner.id } })).error?.code).toBe('last_owner');
    expect((await owner.client.call(resetStaff, { body: { id: other.id } })).error?.code).toBe('second_person_missing');
    const second = await buildStaff(alone);
    const { approval } = (await owner.client.call(resetStaff, { body: { id: other.id } })).reply;
    const body = { id: approval?.id ?? 0, hash: approval?.hash ?? '', approve: true };
    expect((await second.client.call(answerApproval, { body })).status).toBe(200);
    expect((await other.client.call(getMe)).error?.code).toBe('authentication_required');
    expect((await settledMailsTo(alone, other.email)).at(-1)?.text).toMatch(/\/admin\/invitation\/[\w-]{43}/);
    await alone.close();
  });
});
