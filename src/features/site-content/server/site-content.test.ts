import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteId } from '#platform/contract/ids.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createSiteContent, publishContent, publishDraft, revertContent, saveDraft, type TextName } from './index.ts';

let app: TestApp;
let site: SiteId;
beforeAll(async () => {
  app = await createTestApp();
  site = (await app.features.sites.byHost('localhost')).id;
});
afterAll(() => app.close());

const within = <Value>(work: Parameters<ReturnType<TestApp['platform']['database']['db']['transaction']>['execute']>[0]) =>
  app.platform.database.db.transaction().execute(work) as Promise<Value>;
const now = new Date('2026-11-27T12:00:00Z');
const by = { by: null, now };
const terms = (key: string): TextName => ({ site, kind: 'legal', key, language: 'de' });

test('a draft is not live until it is published, in every process, and an earlier version comes back', async () => {
  const content = createSiteContent(app.platform);
  const other = createSiteContent(app.platform);
  const live = async () => (await other.publishedContent(site, 'legal', 'terms', 'de'))?.content.title ?? null;
  const text = terms('terms');
  expect(await within((tx) => saveDraft(tx, text, { title: 'One', body: 'First' }, by))).toMatchObject({
    value: { version: 1, saved: true },
  });
  expect(await live()).toBeNull();
  expect(await within((tx) => publishDraft(tx, text, by))).toMatchObject({ ok: true, value: { version: 1 } });
  content.changed(site, 'legal');
  expect(await live()).toBe('One');
  expect(await within((tx) => publishDraft(tx, text, by))).toMatchObject({ code: 'nothing_to_publish' });
  await within((tx) => publishContent(tx, text, { title: 'Two', body: 'Second' }, by));
  content.changed(site, 'legal');
  expect(await live()).toBe('Two');
  expect(await within((tx) => revertContent(tx, text, 1, by))).toMatchObject({ ok: true, value: { version: 3 } });
  content.changed(site, 'legal');
  expect(await live()).toBe('One');
  expect(await content.publishedContent(site, 'legal', 'terms', 'fr')).toBeNull();
});

test('of two who have seen the same version, the later one gets what the other has saved', async () => {
  const text = terms('privacy');
  const saving = Array.from({ length: 20 }, (_, n) =>
    within<{ ok: boolean; code?: string; params?: object }>((tx) =>
      saveDraft(tx, text, { title: `Version ${n}`, body: 'x' }, { ...by, seen: 0 }),
    ),
  );
  const results = await Promise.all(saving);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.find(({ ok }) => !ok)).toMatchObject({ code: 'changed_meanwhile', params: { version: 1, yours: 0 } });
  // Without a version every one counts, and none is lost.
  await Promise.all(Array.from({ length: 20 }, (_, n) => within((tx) => saveDraft(tx, text, { title: `Then ${n}`, body: 'x' }, by))));
  expect(await within((tx) => saveDraft(tx, text, { title: 'Last', body: 'x' }, by))).toMatchObject({ value: { version: 22 } });
});

test('a publication without its event is found within a minute, and a database that does not answer takes nothing away', async () => {
  const { platform } = app;
  let now = Date.parse('2026-11-27T12:00:00Z');
  let asked = 0;
  let broken = false;
  const db = platform.database.db.withPlugin({
    transformQuery: ({ node }) => {
      asked += 1;
      if (broken) throw new Error('no answer');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const clock = { ...platform.clock, now: () => new Date(now) };
  const other = createSiteContent({ ...platform, clock, database: { ...platform.database, db } });
  const text = terms('imprint');
  const live = async () => (await other.publishedContent(site, 'legal', 'imprint', 'de'))?.content.title ?? null;
  const publish = (title: string) => within((tx) => publishContent(tx, text, { title, body: 'x' }, by));

  await publish('One');
  expect(await live()).toBe('One');
  const before = asked;
  await publish('Two');
  now += 59_000;
  expect(await live()).toBe('One');
  expect(asked).toBe(before);
  broken = true;
  now += 1000;
  expect(await Promise.all([live(), live(), live()])).toEqual(['One', 'One', 'One']);
  expect(asked).toBe(before + 1);
  broken = false;
  now += 60_000;
  expect(await Promise.all([live(), live()])).toEqual(['Two', 'Two']);
  // A draft that becomes live is no new row.
  await within((tx) => saveDraft(tx, text, { title: 'Three', body: 'x' }, by));
  now += 60_000;
  expect(await live()).toBe('Two');
  await within((tx) => publishDraft(tx, text, by));
  now += 60_000;
  expect(await live()).toBe('Three');
  const settled = asked;
  now += 60_000;
  expect(await live()).toBe('Three');
  expect(asked).toBe(settled + 1);
});
