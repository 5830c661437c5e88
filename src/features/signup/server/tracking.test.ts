import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signupForm } from '#tests/support/signup-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signup } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const agreed = { adult: true, terms: true, tracking: true };
const tracking = { network: ' partner ', ref: 'https://blog.example.test/', sub1: 'a\0', sub2: '  ' };

async function keptOf(form: Partial<ReturnType<typeof signupForm>>): Promise<unknown> {
  const { reply } = await app.client().call(signup, { body: signupForm(form) });
  const { db } = app.platform.database;
  return db.selectFrom('trackings').selectAll().where('user_id', '=', reply.user.profile.id).executeTakeFirst();
}

describe('where somebody came from', () => {
  test('is kept with consent', async () => {
    expect(await keptOf({ tracking, consents: agreed })).toMatchObject({
      network: 'partner',
      ref: 'https://blog.example.test/',
      sub1: 'a',
      sub2: null,
      sub3: null,
    });
  });

  test.each([
    ['a no', { ...agreed, tracking: false }],
    ['no word', { adult: true, terms: true }],
  ])('is not kept with %s', async (_what, consents) => {
    expect(await keptOf({ tracking, consents })).toBeUndefined();
  });

  test.each([undefined, {}, { network: ' ', sub3: '' }])('leaves no empty record (%j)', async (nothing) => {
    expect(await keptOf({ ...(nothing === undefined ? {} : { tracking: nothing }), consents: agreed })).toBeUndefined();
  });
});
