import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signupForm } from '#tests/support/account/signup-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signup } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const agreed = { adult: true, terms: true, tracking: true };
const tracking = { network: ' partner ', ref: 'https://blog.example.test/', sub1: 'a\0', sub2: '  ' };

async function storedTracking(form: Partial<ReturnType<typeof signupForm>>): Promise<unknown> {
  const { reply } = await app.client().call(signup, { body: signupForm(form) });
  const { db } = app.platform.database;
  return db.selectFrom('trackings').selectAll().where('user_id', '=', reply.user.profile.id).executeTakeFirst();
}

describe('the traffic source of a signup', () => {
  test('is stored with consent', async () => {
    expect(await storedTracking({ tracking, consents: agreed })).toMatchObject({
      network: 'partner',
      ref: 'https://blog.example.test/',
      sub1: 'a',
      sub2: null,
      sub3: null,
    });
  });

  test.each([
    ['consent refused', { ...agreed, tracking: false }],
    ['no answer about consent', { adult: true, terms: true }],
  ])('is not stored with %s', async (_what, consents) => {
    expect(await storedTracking({ tracking, consents })).toBeUndefined();
  });

  test.each([undefined, {}, { network: ' ', sub3: '' }])('leaves no empty record (%j)', async (nothing) => {
    expect(await storedTracking({ ...(nothing === undefined ? {} : { tracking: nothing }), consents: agreed })).toBeUndefined();
  });
});
