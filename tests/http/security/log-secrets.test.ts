import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login, logout, requestPasswordReset, resetPassword } from '#features/account/contract/endpoints.ts';
import { passkeyLogin } from '#features/account/contract/factors.ts';
import { confirmMailChange, deleteUser, requestDataExport, requestMailChange } from '#features/account-settings/contract/endpoints.ts';
import { sendMessage } from '#features/chat/contract/endpoints.ts';
import { signup } from '#features/signup/contract/endpoints.ts';
import { createLog } from '#platform/server/log.ts';
import { readEnv } from '#platform/server/env.ts';
import { type ErrorReports, openErrorReports } from '#platform/server/error-reports/error-reports.ts';
import { readSentryDsn } from '#platform/server/error-reports/sentry-dsn.ts';
import { giveAuthenticator, givePasskey, loginResponse } from '#tests/support/account/login-security.ts';
import { signupForm } from '#tests/support/account/signup-form.ts';
import { buildMember, builtPassword } from '#tests/support/builders.ts';
import { tokenFor } from '#tests/support/mails.ts';
import { openOrder } from '#tests/support/money/shop.ts';
import { openCollector } from '#tests/support/process/collector.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let collector: Awaited<ReturnType<typeof openCollector>>;
let reports: ErrorReports;
const lines: string[] = [];
/** What the member's journey has shown to the site. */
const people: string[] = [];
beforeAll(async () => {
  collector = await openCollector();
  reports = openErrorReports(readSentryDsn(collector.dsn) ?? { url: '', key: '' }, 'test');
  const log = createLog(readEnv({ APP_ENV: 'test', LOG_LEVEL: 'debug' }), { write: (line) => void lines.push(line) }, reports);
  const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '1' };
  app = await createTestApp({ RATE_LIMITS: 'on', ...traces }, log);
});
afterAll(() => collector.close());

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const requests = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ req }) => req !== undefined);

describe('the log of the process', () => {
  test('holds none of the secrets of a member’s whole journey', async () => {
    const form = signupForm();
    const [client, ip] = [app.client({ ip: '192.0.2.20' }), '192.0.2.20'];
    await client.call(signup, { body: form });
    const activation = await tokenFor(app, form.email);
    await client.raw('GET', `/${activation}`);
    const { id, email } = await buildMember(app, { session: false, credits: 100, paid_user: true });
    const member = app.client({ ip });
    const wrong = 'not this sentence';
    for (const password of [wrong, builtPassword]) await member.call(login, { body: { email, password } });
    const other = await buildMember(app);
    const words = 'Treffen wir uns am Hafen?';
    await member.call(sendMessage, { body: { profile: other.id, text: words, client_id: randomUUID() } });
    await member.call(requestPasswordReset, { body: { email } });
    const reset = await tokenFor(app, email);
    const fresh = 'rainy days by the fire';
    await member.raw('GET', `/reset-password/do?token=${reset}`);
    await member.call(resetPassword, { body: { token: reset, password: fresh, password_repeat: fresh } });
    await member.call(login, { body: { email, password: fresh } });
    const moved = 'moved-away@built.test';
    await member.call(requestMailChange, { body: { email: moved, password: fresh } });
    const change = await tokenFor(app, moved);
    await member.call(confirmMailChange, { body: { token: change } });
    const proof = await loginResponse(member, await givePasskey(member, undefined, fresh));
    await member.call(passkeyLogin, { body: proof });
    const { code, recoveryCodes } = await giveAuthenticator(app, member, fresh);
    await openOrder(member);
    // No form of ours asks for it; a page of somebody else might.
    const [card, iban] = ['4111111111111111', 'DE89370400440532013000'];
    await member.raw('POST', `/api/user.php?card=${card}`, { email: moved, password: fresh, card, iban });
    await member.raw('POST', '/api/chat.php', `{"text": "${card}`, { 'content-type': 'application/json' });
    await member.call(requestDataExport);
    const session = member.cookies.get('auth') ?? 'none';
    await member.call(deleteUser, { body: { password: fresh } });
    await member.call(logout);
    await app.platform.security.flush();

    const text = lines.join('');
    expect(requests().length).toBeGreaterThan(20);
    const written = [form.email, email, moved, String(form.password), builtPassword, wrong, fresh, words, card, iban];
    people.push(...written, activation, reset, change, proof.token, session, ...recoveryCodes);
    for (const secret of people) expect(text).not.toContain(secret);
    // Not as a part of a longer number, such as a time.
    expect(text).not.toMatch(new RegExp(`(?<!\\d)${code()}(?!\\d)`));
    // Who it was stands in the security log alone; its copy here has a keyed hash.
    expect(text).toContain('"msg":"security"');
    expect(text).not.toMatch(new RegExp(`"user":${id}\\b`));
  });

  test('names the request and the trace that it belongs to', async () => {
    lines.length = 0;
    const { headers } = await app.client().raw('GET', '/healthz', undefined, { traceparent: `00-${trace}-00f067aa0ba902b7-01` });
    expect(requests()).toMatchObject([{ reqId: headers['x-request-id'], trace }]);
    for (const made of ['00-zz', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `00-${trace}"}\n{"level":60-00f067aa0ba902b7-01`]) {
      lines.length = 0;
      await app.server.inject({ url: '/healthz', headers: { host: 'localhost', traceparent: made.replaceAll('\n', ' ') } });
      expect(requests()).toHaveLength(1);
      expect(requests()[0]).not.toHaveProperty('trace');
    }
  });

  test('and the traces and reports of errors do not hold them either', async () => {
    expect(people.length).toBeGreaterThan(10);
    app.platform.log.error({ err: new Error(people.join(' ')) }, 'request failed');
    await reports.close();
    await app.close();
    const sent = collector.received.map(({ body }) => body).join('');
    expect(collector.at('/v1/traces').length).toBeGreaterThan(0);
    expect(collector.at('/api/42/envelope/').length).toBeGreaterThan(0);
    expect(sent).toContain('SELECT users');
    for (const secret of people) expect(sent).not.toContain(secret);
    expect(sent).not.toMatch(/192\.0\.2\.|@built\.test/);
  });
});
