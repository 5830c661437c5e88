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
  test.each([
    ['PUT', 'profile.php', { about: 'Hello', credits: 500, user_id: 1 }],
    ['PUT', 'profile.php', { answers: [{ prompt: 'good_sunday', answer: 'Yes', likes: 9 }] }],
    ['POST', 'user.php?push=1', { subscription: { ...subscription, user: 1 } }],
    ['GET', 'members.php?colour=red', undefined],
    ['GET', 'members.php?__proto__=1', undefined],
    ['GET', 'settings.php?domain=other.test', undefined],
  ] as const)('is ignored: %s %s %j', async (method, url, body) => {
    const before = (await member.client.call(getUser)).reply.user;
    const { status, error } = await member.client.raw(method, `/api/${url}`, body);
    expect([status, error]).toEqual([200, undefined]);
    expect((await member.client.call(getUser)).reply.user.credits).toBe(before.credits);
  });

  test('does not count as a field that was given', async () => {
    const { status, error } = await member.client.raw('PUT', '/api/profile.php', { credits: 500 });
    expect([status, error?.params]).toEqual([400, { field: '', rule: 'minProperties' }]);
  });

  test('is ignored in a form', async () => {
    const { body, headers } = await encodeForm([
      ['client_id', randomUUID()],
      ['approved', 'true'],
      ['file', Buffer.from('picture')],
    ]);
    const { error } = await member.client.raw('POST', '/api/photo.php', body, headers);
    expect(error?.code).toBe('photo_type_unsupported');
  });

  // Regression: it was dropped, and the call answered 200.
  test.each([
    ['money', 'POST', 'order.php', { package: 1, method: 'card', client_id: randomUUID(), price: 1 }, 'price'],
    ['money', 'GET', 'order.php?id=1&paid=1', undefined, 'paid'],
    ['a login', 'POST', 'user.php', { email: 'a@b.test', password: 'x', role: 'operator' }, 'role'],
    ['a login', 'PUT', 'user.php', { language: 'fi', paid_user: true }, 'paid_user'],
    ['a consent', 'PUT', 'consent.php', { purpose: 'promotions', granted: true, since: 1 }, 'since'],
  ] as const)('is refused and named where %s is at stake: %s %s %j', async (_what, method, url, body, field) => {
    const { status, error } = await member.client.raw(method, `/api/${url}`, body);
    expect([status, error]).toEqual([400, { code: 'invalid_request', params: { field, rule: 'additionalProperties' } }]);
  });

  test('is named by its beginning only', async () => {
    const { error } = await member.client.raw('PUT', '/api/user.php', { ['x'.repeat(100_000)]: 1 });
    expect(error?.params).toEqual({ field: 'x'.repeat(100), rule: 'additionalProperties' });
  });

  test('tells a caller without access nothing', async () => {
    const { status, error } = await app.client().raw('PUT', '/api/profile.php', { credits: 500 });
    expect([status, error?.code]).toEqual([403, 'authentication_required']);
  });
});
