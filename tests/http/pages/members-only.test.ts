import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { messages as signup } from '#features/signup/messages/de.ts';
import { buildMember } from '#tests/support/builders.ts';
import { changeSettings } from '#tests/support/site-settings.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await mountPages(app, 'build');
});
afterAll(() => app.close());

interface Shown {
  readonly status: number;
  readonly page: string;
}

/** What somebody without an account gets under an address, without the number of the member in the way to the login. */
async function shown(address: string): Promise<Shown> {
  const { statusCode, headers, body } = await app.server.inject({ url: address, headers: { host: 'localhost' } });
  if (statusCode === 302) return shown(String(headers.location));
  const [drawn = ''] = /<body>.*?<script type="application\/json" id="boot">/s.exec(body) ?? [];
  return { status: statusCode, page: drawn.replaceAll(/members%2F\d+/g, 'members%2Fn') };
}

const ways = ['', '/signup', '/landing', '/landing2', '/landing3/evening'];

test('a link to a member shows visitors the member, or one page for every reason why not', async () => {
  const open = await buildMember(app, { name: 'Zora', show_to_visitors: true });
  for (const way of ways) expect((await shown(`/members/${open.id}${way}`)).page).toContain('Zora');
  const hidden = [
    await buildMember(app, { name: 'Zora' }),
    await buildMember(app, { name: 'Zora', show_to_visitors: true, status: 'not_confirmed' }),
    await buildMember(app, { name: 'Zora', show_to_visitors: true, host: 'de.localhost' }),
    { id: 999_999_999 },
  ];
  const pages = await Promise.all(hidden.flatMap(({ id }) => ways.map((way) => shown(`/members/${id}${way}`))));
  expect(pages[0]).toMatchObject({ status: 404, page: expect.stringContaining(signup.membersOnly.title) as string });
  expect(pages[0]?.page).not.toContain('Zora');
  for (const page of pages) expect(page).toEqual(pages[0]);
});

test('a closed site invites nobody there either', async () => {
  await changeSettings(app, { signups: 'none' });
  const { page } = await shown('/members/999999999');
  await changeSettings(app, { signups: 'all' });
  expect(page).toContain(signup.membersOnly.title);
  expect(page).not.toMatch(/href="[^"]*\/signup"/);
});

test.each(['0', 'x', '1.5', '-1', '9'.repeat(30), '%00'])('/members/%s is no member', async (id) => {
  expect((await shown(`/members/${id}`)).status).toBeGreaterThanOrEqual(400);
  expect((await shown(`/members/${id}`)).status).toBeLessThan(500);
});
