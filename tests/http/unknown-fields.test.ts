import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUser } from '#features/account/contract/endpoints.ts';
import { buildMember, type BuiltMember } from '#tests/support/builders.ts';
import { encodeForm } from '#tests/support/form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let member: BuiltMember;
beforeAll(async () => {
  app = await createTestApp();
  member = await buildMember(app);
});
afterAll(() => app.close());

const subscription = { endpoint: 'https://push.example.org/1', keys: { p256dh: 'a', auth: 'b' } };

describe('an unknown field', () => {
  // Regression: it was dropped, and the call answered 200.
  test.each([
    ['PUT', 'profile.php', { credits: 500 }, 'credits'],
    ['PUT', 'profile.php', { about: 'Hello', credits: 500 }, 'credits'],
    ['PUT', 'profile.php', { answers: [{ prompt: 'good_sunday', answer: 'Yes', likes: 9 }] }, 'answers.0.likes'],
    ['PUT', 'user.php', { language: 'fi', paid_user: true }, 'paid_user'],
    ['POST', 'like.php', { id: 1, match: true }, 'match'],
    ['POST', 'user.php?push=1', { subscription: { ...subscription, user: 1 } }, 'subscription.user'],
    ['POST', 'order.php', { package: 1, method: 'card', client_id: randomUUID(), price: 1 }, 'price'],
    ['POST', 'user.php', { email: 'a@b.test', password: 'x', role: 'operator' }, 'role'],
    ['GET', 'members.php?colour=red', undefined, 'colour'],
    ['GET', 'members.php?__proto__=1', undefined, '__proto__'],
    ['GET', 'profile.php?id=1&admin=1', undefined, 'admin'],
  ] as const)('is refused and named: %s %s %j', async (method, url, body, field) => {
    const before = (await member.client.call(getUser)).reply;
    const { status, error } = await member.client.raw(method, `/api/${url}`, body);
    expect([status, error]).toEqual([400, { code: 'invalid_request', params: { field, rule: 'additionalProperties' } }]);
    expect((await member.client.call(getUser)).reply).toEqual(before);
  });

  test('is named by its beginning only', async () => {
    const { error } = await member.client.raw('PUT', '/api/profile.php', { ['x'.repeat(100_000)]: 1 });
    expect(error?.params).toEqual({ field: 'x'.repeat(100), rule: 'additionalProperties' });
  });

  test('is refused in a form', async () => {
    const { body, headers } = await encodeForm([
      ['client_id', randomUUID()],
      ['approved', 'true'],
      ['file', Buffer.from('picture')],
    ]);
    const { status, error } = await member.client.raw('POST', '/api/photo.php', body, headers);
    expect([status, error]).toEqual([400, { code: 'invalid_request', params: { field: 'approved', rule: 'additionalProperties' } }]);
  });

  test('is ignored only where the specification says so', async () => {
    expect((await app.client().raw('GET', '/api/settings.php?domain=other.test')).status).toBe(200);
  });

  test('tells a caller without access nothing', async () => {
    const { status, error } = await app.client().raw('PUT', '/api/profile.php', { credits: 500 });
    expect([status, error?.code]).toEqual([403, 'authentication_required']);
  });
});
