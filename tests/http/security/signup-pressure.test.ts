// @module-tag slow
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestPasswordReset } from '#features/account/contract/endpoints.ts';
import { signup } from '#features/signup/contract/endpoints.ts';
import { solveChallenge } from '#features/proof-of-work/web/solve-challenge.ts';
import { settledMailsTo } from '#tests/support/mails.ts';
import { signupForm } from '#tests/support/account/signup-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Proof } from '#features/proof-of-work/contract/proof-schemas.ts';
import { challengeLife, maxUses, pressureRules } from '#features/proof-of-work/server/pressure-rules.ts';

let app: TestApp;
beforeAll(async () => {
  // Limited calls, as in production.
  app = await createTestApp({ RATE_LIMITS: 'on' });
});
afterAll(() => app.close());
// No test meets what another one has counted.
beforeEach(() => app.platform.clock.advance(span));

type Form = ReturnType<typeof signupForm>;
const { site, network } = pressureRules.signup;
/** Seconds after which nothing that was counted counts. */
const span = Math.max(site.seconds, network.seconds) + 1;

let addresses = 0;
const newAddress = () => `198.51.${Math.floor(++addresses / 250)}.${addresses % 250}`;
const newForm = () => signupForm({ client_id: randomUUID() });
const send = (ip: string, form: Form = newForm(), host = 'localhost') => app.client({ ip, host }).call(signup, { body: form });

/** Signups from one network until a proof is asked for. */
async function pressOn(ip: string, host = 'localhost'): Promise<void> {
  for (let n = 0; n < network.calls; n++)
    expect((await send(ip, newForm(), host)).error?.code).toBe(host === 'localhost' ? undefined : 'check_mail');
}

/** What a call is asked to solve. */
async function challengeFor(ip: string, form: Form, host = 'localhost'): Promise<string> {
  const { status, error } = await send(ip, form, host);
  expect([status, error?.code]).toEqual([428, 'proof_required']);
  return String(error?.params['challenge']);
}

async function solve(challenge: string): Promise<Proof> {
  const proof = await solveChallenge(challenge, new AbortController().signal);
  if (proof === null) throw new Error('no number fits');
  return proof;
}

const rows = async (table: 'users' | 'pressure_counts' | 'idempotency_keys') =>
  (await app.platform.database.pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`)).rows[0]?.n;

describe('signing up', () => {
  test('asks for nothing in calm, and again nothing when a crowd has gone', async () => {
    const ip = newAddress();
    await pressOn(ip);
    expect((await send(ip)).error?.code).toBe('proof_required');
    app.platform.clock.advance(span);
    expect((await send(ip)).status).toBe(200);
  });

  test('asks one network that makes many accounts for a proof, and nobody else', async () => {
    const ip = newAddress();
    await pressOn(ip);
    const form = newForm();
    const proof = await solve(await challengeFor(ip, form));
    expect((await send(newAddress())).status).toBe(200);
    expect((await send(ip, { ...form, proof })).reply.user.email).toBe(form.email);
  });

  test('asks everybody while very many accounts are made on the site, from however many networks', async () => {
    for (let n = 0; n < site.calls; n++) expect((await send(newAddress())).status).toBe(200);
    const form = newForm();
    const proof = await solve(await challengeFor(newAddress(), form));
    expect((await send(newAddress(), newForm(), 'de.localhost')).error?.code).toBe('check_mail');
    expect((await send(newAddress(), { ...form, proof })).status).toBe(200);
  });

  test('lets parallel calls from one network make no more accounts than calm has', async () => {
    const ip = newAddress();
    // As many as the limit by address lets through.
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(ip)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(network.calls);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 428]));
  });

  test('names a wrong field before it asks for work', async () => {
    const ip = newAddress();
    await pressOn(ip);
    expect((await send(ip, { ...newForm(), email: 'nobody' })).error).toEqual({ code: 'invalid_email', params: { field: 'email' } });
  });
});

describe('a proof', () => {
  test('makes its account once, and the same call again gets the same answer, as often as answers are lost', async () => {
    const ip = newAddress();
    await pressOn(ip);
    const form = newForm();
    const proof = await solve(await challengeFor(ip, form));
    const responses = [];
    for (let n = 0; n < maxUses; n++) responses.push(await send(ip, { ...form, proof }));
    expect(new Set(responses.map(({ status, reply }) => `${status} ${reply.user.profile.id}`)).size).toBe(1);
    expect(responses[0]?.status).toBe(200);
    expect(await settledMailsTo(app, form.email)).toHaveLength(1);
    app.platform.clock.advance(61);
    expect((await send(ip, { ...form, proof })).error?.code).toBe('proof_required');
  });

  test('sent fifty times at once, from as many networks, makes one account', async () => {
    await pressOn(newAddress());
    await app.platform.database.pool.query('UPDATE pressure_counts SET calls = 100');
    const form = newForm();
    const proof = await solve(await challengeFor(newAddress(), form));
    const before = (await rows('users')) ?? 0;
    const responses = await Promise.all(Array.from({ length: 50 }, () => send(newAddress(), { ...form, proof })));
    const served = responses.filter(({ status }) => status === 200);
    expect(served).toHaveLength(maxUses);
    expect(new Set(served.map(({ reply }) => reply.user.profile.id)).size).toBe(1);
    expect(await rows('users')).toBe(before + 1);
  });

  test('counts for nothing but the call that it was asked for', async () => {
    const ip = newAddress();
    await pressOn(ip);
    await pressOn(ip, 'de.localhost');
    const form = newForm();
    const proof = await solve(await challengeFor(ip, form));
    const [id, until, work, target, signature] = proof.challenge.split('.');
    const others: [string, Form, Proof, string?][] = [
      ['another address', { ...form, email: newForm().email }, proof],
      ['another client id', { ...form, client_id: randomUUID() }, proof],
      ['another host and site', form, proof, 'de.localhost'],
      ['another answer', form, { ...proof, answer: proof.answer + 1 }],
      ['a longer life', form, { ...proof, challenge: [id, Number(until) + 1, work, target, signature].join('.') }],
      ['less work', form, { ...proof, challenge: [id, until, 1, target, signature].join('.') }],
      ['another signature', form, { ...proof, challenge: [id, until, work, target, 'x'.repeat(43)].join('.') }],
      ['no signature', form, { ...proof, challenge: [id, until, work, target].join('.') }],
      ['nothing of a challenge', form, { challenge: '', answer: 0 }],
    ];
    for (const [what, body, given, host] of others) {
      expect((await send(ip, { ...body, proof: given }, host)).error?.code, what).toBe('proof_required');
      app.platform.clock.advance(30);
    }
    expect((await send(ip, { ...form, proof })).status).toBe(200);
  });

  test('is too old after ten minutes', async () => {
    const ip = newAddress();
    await pressOn(ip);
    const form = newForm();
    const proof = await solve(await challengeFor(ip, form));
    app.platform.clock.advance(challengeLife / 1000);
    expect((await send(ip, { ...form, proof })).error?.code).toBe('proof_required');
  });

  test('for one purpose is none for another', async () => {
    const ip = newAddress();
    await pressOn(ip);
    const { email, client_id = '' } = newForm();
    const reset = (proof?: Proof) =>
      app.client({ ip, host: 'de.localhost' }).call(requestPasswordReset, { body: { email, client_id, ...(proof && { proof }) } });
    for (let n = 0; n < pressureRules.password_reset.network.calls; n++)
      expect(
        (await app.client({ ip, host: 'de.localhost' }).call(requestPasswordReset, { body: { email: `${randomUUID()}@reset.test` } }))
          .status,
      ).toBe(200);
    await pressOn(ip, 'de.localhost');
    const forSignup = await solve(await challengeFor(ip, { ...newForm(), email, client_id }, 'de.localhost'));
    const refused = await reset(forSignup);
    expect([refused.status, refused.error?.code]).toEqual([428, 'proof_required']);
    const proof = await solve(String(refused.error?.params['challenge']));
    expect((await reset(proof)).reply).toEqual({ done: true });
    expect((await reset(proof)).reply).toEqual({ done: true });
  });

  test.each([
    [null],
    ['x'],
    [{ challenge: 'x' }],
    [{ challenge: 'x'.repeat(201), answer: 1 }],
    [{ challenge: 'x', answer: -1 }],
    [{ challenge: 1, answer: 1 }],
  ])('of another shape is refused: %j', async (proof) => {
    const { status, error } = await app.client({ ip: newAddress() }).raw('POST', '/api/signup.php', { ...newForm(), proof });
    expect([status, error?.code]).toEqual([400, 'invalid_request']);
  });
});

describe('a flood of calls without a proof', () => {
  test('writes nothing, whatever it asks for, and gets a challenge of its own each time', async () => {
    const ip = newAddress();
    await pressOn(ip);
    app.platform.clock.advance(61);
    // What is over goes now, not beside the flood.
    await app.platform.jobs.runAllNow();
    const before = [await rows('users'), await rows('pressure_counts'), await rows('idempotency_keys')];
    const challenges = await Promise.all(Array.from({ length: 20 }, () => challengeFor(ip, newForm())));
    expect(new Set(challenges).size).toBe(20);
    expect([await rows('users'), await rows('pressure_counts'), await rows('idempotency_keys')]).toEqual(before);
  });

  test('leaves nothing behind when its time is over', async () => {
    await send(newAddress());
    app.platform.clock.advance(span);
    await app.platform.jobs.runAllNow();
    expect(await rows('pressure_counts')).toBe(0);
  });

  test('holds no address in the database', async () => {
    const ip = newAddress();
    await send(ip);
    const { rows: counts } = await app.platform.database.pool.query<{ counter: string }>('SELECT counter FROM pressure_counts');
    expect(counts.length).toBeGreaterThan(0);
    for (const { counter } of counts) expect(counter).toMatch(/^[\w-]{43}$/);
  });
});

test('the security log has one line when pressure begins, not one for each call', async () => {
  const write = vi.spyOn(app.platform.security, 'write');
  const ip = newAddress();
  await pressOn(ip);
  for (let n = 0; n < 5; n++) await challengeFor(ip, newForm());
  const begun = write.mock.calls.filter(([{ event }]) => event === 'pressure');
  expect(begun.map(([event, { network: by }]) => [event.reason, by])).toEqual([['signup_network', ip]]);
  write.mockRestore();
});

test('many heavy calls ask for more work, up to a bound that a phone can do', async () => {
  const ip = newAddress();
  const work = async () => Number((await challengeFor(ip, newForm())).split('.')[2]);
  await pressOn(ip);
  expect(await work()).toBe(2000);
  await app.platform.database.pool.query('UPDATE pressure_counts SET calls = 100000');
  expect(await work()).toBe(6000);
});

test('where calls are not limited, nothing is asked', async () => {
  const open = await createTestApp();
  for (let n = 0; n < network.calls + 2; n++) expect((await open.client().call(signup, { body: newForm() })).status).toBe(200);
  await open.close();
});
