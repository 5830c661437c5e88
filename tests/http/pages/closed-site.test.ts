import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { withoutLanguage } from '#platform/contract/languages.ts';
import { messages as signup } from '#features/signup/messages/de.ts';
import { buildMember } from '#tests/support/builders.ts';
import { pagesForVisitors } from '#tests/support/pages.ts';
import { changeSettings } from '#tests/support/site-settings.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let shown: string;
beforeAll(async () => {
  app = await createTestApp();
  await mountPages(app, 'build');
  shown = `/members/${(await buildMember(app, { show_to_visitors: true })).id}`;
});
afterAll(() => app.close());

const pages = () =>
  [
    ...pagesForVisitors,
    ...['video', 'gallery', 'maplanding', 'collagelanding', 'iconslanding', 'alonetonight', 'socialnetwork'].map(
      (name) => `/landers/${name}`,
    ),
    ...['landing', 'landing2', 'landing3', 'signup'].map((way) => `${shown}/${way}`),
    '/landers/tinderswipe',
    '/pages/faq',
    '/withdrawal',
    '/notice',
  ] as const;

/** Where links and forms of a page lead that lead to a signup, but for those to itself in other languages. */
async function invitationsOn(address: string): Promise<string[]> {
  const { body, statusCode, headers } = await app.server.inject({ url: address, headers: { host: 'localhost' } });
  // An advertisement of a closed site leads to a page that says so.
  if (statusCode === 302) return invitationsOn(String(headers.location));
  expect([address, statusCode]).toEqual([address, 200]);
  const drawn = /<body>.*?<script type="application\/json" id="boot">/s.exec(body)?.[0] ?? '';
  const targets = [...drawn.matchAll(/(?:href|action)="([^"]*)"/g)].map(([, to = '']) => to);
  return targets.filter((to) => /\/signup(?:[?#]|$)/.test(to) && withoutLanguage(to) !== address);
}

test('a site that takes nobody in invites nobody, on none of its pages', async () => {
  await changeSettings(app, { signups: 'none' });
  for (const address of pages()) expect([address, await invitationsOn(address)]).toEqual([address, []]);
  expect((await app.server.inject({ url: '/', headers: { host: 'localhost' } })).body).toContain(signup.closed.title);
});

test('one that takes only those of an advertisement in invites them, and nobody else', async () => {
  await changeSettings(app, { signups: 'with_trafficsource' });
  expect(await invitationsOn('/login')).toEqual([]);
  expect(await invitationsOn('/login?network=north')).not.toEqual([]);
  expect(await invitationsOn('/landers/gallery?ref=friend')).not.toEqual([]);
  await changeSettings(app, { signups: 'all' });
  for (const address of ['/', '/login', '/pricing', '/landers/gallery', `${shown}/landing`])
    expect([address, await invitationsOn(address)]).not.toEqual([address, []]);
});
