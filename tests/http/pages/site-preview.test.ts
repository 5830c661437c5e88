import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { addSite, getSite, previewSite, publishSite, putSite } from '#features/office-sites/contract/endpoints.ts';
import { getSettings } from '#features/site/contract/endpoints.ts';
import { logout } from '#features/staff/contract/endpoints.ts';
import { buildMember } from '#tests/support/builders.ts';
import { connectLive, listen, refusal } from '#tests/support/live-client.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  await mountPages(app, 'build');
  owner = await buildStaff(app);
  const { version } = (await owner.client.call(getSite)).reply;
  const settings = { name: 'Entwurfsheim', brand: { accent: '#0a5f4b' }, message_credits: 7 };
  expect((await owner.client.call(putSite, { body: { version, settings } })).status).toBe(200);
});
afterAll(() => app.close());

const linksFor = async (staff = owner, site?: number) =>
  (await staff.client.call(previewSite, { ...(site !== undefined && { query: { site } }) })).reply.links;

/** The page as this browser gets it. */
async function page(client: TestClient, url: string, host = 'localhost') {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { statusCode, headers, body, cookies } = await app.server.inject({ url, headers: { host, cookie, 'accept-language': 'de' } });
  for (const { name, value } of cookies)
    if (value === '') client.cookies.delete(name);
    else client.cookies.set(name, value);
  return { statusCode, headers, body };
}

/** Begins a preview in the browser. */
async function begin(client: TestClient, link: string) {
  const begun = await page(client, link);
  expect([begun.statusCode, begun.headers.location, begun.headers['cache-control']]).toEqual([303, '/', 'no-store']);
}

/** Lets the time of a preview pass. The person works on, so their session goes on. */
async function outlast() {
  app.platform.clock.advance(26 * 60);
  await owner.client.call(getSite);
  app.platform.clock.advance(5 * 60);
}

test('shows a visitor’s pages with the draft to one browser alone, marked, never kept and never indexed', async () => {
  const browser = app.client();
  await begin(browser, (await linksFor()).visitor);
  for (const url of ['/', '/login', '/landers/gallery', '/pages/imprint', '/pricing']) {
    const { body, headers, statusCode } = await page(browser, url);
    expect([url, statusCode, body.includes('Entwurfsheim'), body.includes('/accent.css?color=0a5f4b')]).toEqual([url, 200, true, true]);
    expect(body).toContain('data-preview');
    expect(body).toContain('Nichts wird gespeichert.');
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['private, no-store', 'noindex']);
    const live = await page(app.client(), url);
    expect([live.body.includes('Entwurfsheim'), live.body.includes('data-preview'), live.headers['x-robots-tag']]).toEqual([
      false,
      false,
      undefined,
    ]);
  }
  const { before, after } = (await owner.client.call(previewSite)).reply;
  // The cheapest gift on offer, whatever the setting says.
  const { least_gift_credits: gift } = (await app.client().call(getSettings)).reply;
  expect([before.member.least_gift_credits, after.member.least_gift_credits]).toEqual([gift, gift]);
  expect((await browser.call(getSettings)).reply).toMatchObject({ name: 'Entwurfsheim', accent: '#0a5f4b', message_credits: 7 });
  expect((await app.client().call(getSettings)).reply).toMatchObject({ name: 'Emberleaf', accent: null, message_credits: 1 });
});

test('stays apart from everybody else’s pages, also where many wait for each other', async () => {
  const browser = app.client();
  await begin(browser, (await linksFor()).visitor);
  const asked = Array.from({ length: 24 }, (_none, n) => (n % 3 === 0 ? browser : app.client()));
  const pages = await Promise.all(asked.map((client, n) => page(client, n % 2 === 0 ? '/' : `/de/pages/terms?n=${n % 4}`)));
  expect(pages.map(({ body }) => body.includes('Entwurfsheim'))).toEqual(asked.map((client) => client === browser));
});

test('writes nothing, and leaves the office as it is', async () => {
  const browser = app.client();
  await begin(browser, (await linksFor()).visitor);
  const body = { name: 'Anna', email: 'anna@example.org', text: 'Hallo' };
  const refused = await browser.raw('POST', '/api/complaint.php', body);
  expect([refused.status, refused.error?.code]).toEqual([403, 'preview']);
  for (const [method, url] of [
    ['POST', '/api/complaint.php'],
    ['PUT', '/api/settings.php'],
    ['DELETE', '/api/anything'],
    ['POST', '/de/login'],
  ] as const)
    expect([url, (await browser.raw(method, url, {})).error?.code]).toEqual([url, 'preview']);
  for (const [name, value] of owner.client.cookies) browser.cookies.set(name, value);
  expect((await browser.call(getSite)).reply.published.settings).toMatchObject({ name: 'Emberleaf' });
  const { version } = (await browser.call(getSite)).reply;
  expect((await browser.call(putSite, { body: { version, settings: { photo_credits: 9 } } })).status).toBe(200);
  expect((await page(browser, '/preview/end')).statusCode).toBe(303);
  expect((await page(browser, '/')).body).not.toContain('Entwurfsheim');
});

test('shows a member’s pages by the account that this browser has', async () => {
  const { client } = await buildMember(app);
  const { member, visitor } = await linksFor();
  await begin(client, visitor);
  expect((await page(client, '/settings')).body).not.toContain('"paid_user"');
  await begin(client, member);
  const { body, statusCode } = await page(client, '/settings');
  expect([statusCode, body.includes('Entwurfsheim'), body.includes('als Mitglied')]).toEqual([200, true, true]);
  expect(body).toContain('"paid_user"');
});

// Regression: hooks do not see the request that opens the socket, whose frames store messages and spend credits.
test('opens no live socket in the browser of a preview, also of one that is over', async () => {
  const { client } = await buildMember(app);
  const address = await listen(app);
  const headers = () => ({ cookie: [...client.cookies].map((pair) => pair.join('=')).join('; '), origin: address });
  for (const kind of ['member', 'visitor'] as const) {
    await begin(client, (await linksFor())[kind]);
    expect([kind, await refusal(address, headers())]).toEqual([kind, 403]);
  }
  await outlast();
  expect(await refusal(address, headers())).toBe(403);
  expect((await page(client, '/')).body).not.toContain('Entwurfsheim');
  client.cookies.set('preview', 'made-up');
  await (await connectLive(address, client)).close();
});

// Regression: caches that browsers share took the draft’s name and icons for those of everybody.
test('lets no cache have a reply of a preview, nor compare its own with it', async () => {
  const browser = app.client();
  await begin(browser, (await linksFor()).visitor);
  const files = ['/manifest.webmanifest', '/favicon.svg', '/icons/icon-192.png', '/robots.txt', '/accent.css?color=0a5f4b', '/sitemap.xml'];
  for (const url of [...files, '/api/settings.php', '/api/gifs.php', '/nothing/here']) {
    const { headers } = await page(browser, url);
    expect([url, headers['cache-control'], headers.etag, headers['last-modified']]).toEqual([
      url,
      'private, no-store',
      undefined,
      undefined,
    ]);
  }
  expect((await page(browser, '/manifest.webmanifest')).body).toContain('Entwurfsheim');
  expect((await page(app.client(), '/manifest.webmanifest')).headers['cache-control']).toBe('public, max-age=3600');
  await outlast();
  const over = await page(browser, '/manifest.webmanifest');
  expect([over.body.includes('Entwurfsheim'), over.headers['cache-control'], browser.cookies.has('preview')]).toEqual([
    false,
    'private, no-store',
    false,
  ]);
  expect((await page(browser, '/manifest.webmanifest')).headers['cache-control']).toBe('public, max-age=3600');
});

test('ends by time, with the session, and with the right', async () => {
  const staff = await buildStaff(app);
  const site = (await app.features.sites.byHost('localhost')).id;
  const manager = await buildStaff(app, { roles: [{ role: 'manager', site }] });
  const browsers = [app.client(), app.client()];
  await begin(browsers[0] ?? app.client(), (await linksFor(staff)).visitor);
  await begin(browsers[1] ?? app.client(), (await linksFor(manager)).visitor);
  await staff.client.call(logout);
  await app.platform.database.pool.query(`UPDATE staff_rights SET role = 'support' WHERE staff_id = $1`, [manager.id]);
  for (const browser of browsers) {
    // What a page of the preview still sends is refused; the next page is that of everybody.
    expect((await browser.raw('POST', '/api/complaint.php', {})).error?.code).toBe('preview');
    expect((await page(browser, '/')).body).not.toContain('Entwurfsheim');
    expect(browser.cookies.has('preview')).toBe(false);
    expect((await browser.raw('POST', '/api/complaint.php', {})).error?.code).toBe('invalid_request');
  }
  const late = (await linksFor()).visitor;
  const browser = app.client();
  await begin(browser, (await linksFor()).visitor);
  app.platform.clock.advance(3 * 60);
  expect((await page(app.client(), late)).statusCode).toBe(404);
  expect((await page(browser, '/')).body).toContain('Entwurfsheim');
  await outlast();
  expect((await page(browser, '/')).body).not.toContain('Entwurfsheim');
});

test('takes no token that is not its own, of another site, or of a link', async () => {
  const { reply } = await owner.client.call(addSite, {
    body: { from: (await app.features.sites.byHost('localhost')).id, host: 'zweite.localhost', name: 'Zweite' },
  });
  const other = (await linksFor(owner, reply.site)).visitor;
  expect(other).toMatch(/^https?:\/\/zweite\.localhost/);
  const [here, path] = [(await linksFor()).visitor, new URL(other).pathname];
  expect(here.startsWith('/preview/')).toBe(true);
  for (const url of [path, '/preview/x', `/preview/${'a'.repeat(600)}`, `${here.slice(0, -4)}AAAA`, '/preview/', '/preview'])
    expect([url, (await page(app.client(), url)).statusCode]).toEqual([url, 404]);
  for (const value of ['', 'x', here.slice('/preview/'.length), 'a'.repeat(5000)]) {
    const browser = app.client();
    browser.cookies.set('preview', value);
    expect((await page(browser, '/')).body).not.toContain('Entwurfsheim');
    expect((await browser.raw('POST', '/api/complaint.php', {})).error?.code).toBe('invalid_request');
  }
  const support = await buildStaff(app, { roles: [{ role: 'support', site: null }] });
  expect((await support.client.call(previewSite)).error?.code).toBe('right_missing');
});

test('after the publication everybody sees the same', async () => {
  const { version } = (await owner.client.call(getSite)).reply;
  expect((await owner.client.call(publishSite, { body: { version } })).status).toBe(200);
  await expect.poll(async () => (await page(app.client(), '/')).body.includes('Entwurfsheim')).toBe(true);
});
