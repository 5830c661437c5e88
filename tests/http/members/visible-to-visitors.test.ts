import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteUser } from '#features/account-settings/contract/endpoints.ts';
import { putUser } from '#features/account/contract/endpoints.ts';
import { type BuiltMember, builtPassword, buildMember, buildPhoto } from '#tests/support/builders.ts';
import { showsPeople } from '#tests/support/shows-people.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

/**
 * Whoever does not show the profile to visitors appears in no reply that a visitor can get. The calls that visitors may make and
 * whose replies can show people are found by their contracts, so that a new one fails here until it is asked, too.
 */
const asked: Readonly<Record<string, readonly ((seen: BuiltMember) => string)[]>> = {
  'GET members.php': [
    () => 'members.php?gender=non_binary&country=IS',
    () => 'members.php?gender=non_binary&country=IS&sort=new',
    // Nobody is that: who misses one filter is shown as similar.
    () => 'members.php?gender=non_binary&country=IS&hair_colour=grey',
  ],
  'GET signup-profile.php': [({ id }) => `signup-profile.php?id=${id}`],
  'GET shown-to-visitors.php': [() => 'shown-to-visitors.php?gender=non_binary'],
};

const itself = 'the one who calls';
/** Calls that visitors may make and whose replies have the shape of a person, but show nobody else. */
const others: Readonly<Record<string, string>> = {
  'POST user.php': itself,
  'POST signup.php': itself,
  'POST confirm-signup.php': itself,
  'POST passkey-login.php': itself,
  'POST second-step.php': itself,
  'POST login-link.php': itself,
  'POST user-restore.php': itself,
  'POST admin/login.php': itself,
  'POST admin/login-passkey.php': itself,
  'POST admin/invitation-accept.php': itself,
};

/** Ways not to be there for visitors. */
const ways: Readonly<Record<string, (seen: BuiltMember) => Promise<unknown>>> = {
  'who does not want it any more': ({ client }) => client.call(putUser, { body: { show_to_visitors: false } }),
  'hidden from the search': ({ client }) => client.call(putUser, { body: { hide_from_search: true } }),
  deactivated: ({ id }) =>
    app.platform.database.pool.query(`UPDATE profiles SET status = 'disabled', updated_at = $2 WHERE user_id = $1`, [
      id,
      app.platform.clock.now(),
    ]),
  'who left': ({ client }) => client.call(deleteUser, { body: { password: builtPassword } }),
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ DATABASE_POOL: '8' });
  // Numbers that are nothing else's.
  await app.platform.database.pool.query('ALTER TABLE users ALTER COLUMN id RESTART WITH 770000001');
});
afterAll(() => app.close());

async function built(options: { readonly shown: boolean; readonly host?: string }) {
  const name = `Z${randomUUID().slice(0, 8)}`;
  const { shown: show_to_visitors, ...rest } = options;
  const seen = await buildMember(app, { name, gender: 'non_binary', country: 'IS', show_to_visitors, ...rest });
  const marks = [name, String(seen.id), await buildPhoto(app, seen.id)];
  // Three members are chosen anew each hour.
  app.platform.clock.advance(3600);
  return { seen, marks };
}

const mentioned = async (url: string, marks: readonly string[], host = 'localhost') => {
  const { body } = await app.client({ host }).raw('GET', `/api/${url}`);
  const text = JSON.stringify(body);
  return marks.filter((mark) => text.includes(mark));
};

const cases = Object.entries(asked).flatMap(([call, urls]) => urls.map((url, n) => [call, n, url] as const));

describe('a member', () => {
  test.each(cases.flatMap((each) => Object.entries(ways).map(([way, hide]) => [...each, way, hide] as const)))(
    'is not in %s (%i) of a visitor when %4$s',
    async (_call, _n, url, _way, hide) => {
      const { seen, marks } = await built({ shown: true });
      // Else the other half would say nothing.
      expect(await mentioned(url(seen), marks)).not.toEqual([]);
      await hide(seen);
      expect(await mentioned(url(seen), marks)).toEqual([]);
      // Out of the way of the next.
      await ways['deactivated']?.(seen);
    },
  );

  test.each(cases)('who never said anything, or is of another site, is not in %s (%i) of a visitor', async (_call, _n, url) => {
    for (const options of [{ shown: false }, { shown: true, host: 'de.localhost' }]) {
      const { seen, marks } = await built(options);
      expect(await mentioned(url(seen), marks)).toEqual([]);
    }
  });
});

test('nobody can tell who hides from visitors and who does not exist', async () => {
  const { seen } = await built({ shown: false });
  const answers = await Promise.all(
    [seen.id, 999_999_999].map(async (id) => {
      const { status, body } = await app.client().raw('GET', `/api/signup-profile.php?id=${id}`);
      return [status, JSON.stringify(body).replaceAll(/"request_?id":"[^"]*"/gi, '')];
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
});

test('every call of visitors that can show people is asked here', () => {
  const found = app.features.routes
    .filter(({ endpoint }) => endpoint.access === 'public' && showsPeople(endpoint.reply))
    .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  expect(found.toSorted()).toEqual([...Object.keys(asked), ...Object.keys(others)].toSorted());
});
