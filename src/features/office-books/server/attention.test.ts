import { afterAll, beforeAll, expect, test } from 'vitest';
import { getHome } from '#features/staff/contract/log.ts';
import { settledMailsTo } from '#tests/support/mails.ts';
import { buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { closeFinding, getBooks } from '../contract/endpoints.ts';
import { mailAttention } from './attention.ts';

let app: TestApp;
let site: number;
let elsewhere: number;
beforeAll(async () => {
  app = await createTestApp();
  site = (await app.features.sites.byHost('localhost')).id;
  elsewhere = (await app.features.sites.byHost('de.localhost')).id;
});
afterAll(() => app.close());

const find = (subject: string, found_at = app.platform.clock.now()) =>
  app.platform.database.db
    .insertInto('payout_findings')
    .values({ kind: 'no_order', provider: 'stripe', subject, event: 'fee', amount: 123, currency: 'EUR', found_at })
    .execute();
const mailsAbout = async (email: string) => (await settledMailsTo(app, email)).filter(({ subject }) => /Bücher|books/.test(subject ?? ''));

test('open findings wait on the first page, and are mailed to owners and accountants once a run', async () => {
  const people = {
    owner: await buildStaff(app, { roles: [{ role: 'owner', site: null }] }),
    accountant: await buildStaff(app, { roles: [{ role: 'accountant', site }] }),
    manager: await buildStaff(app, { roles: [{ role: 'manager', site }] }),
    support: await buildStaff(app, { roles: [{ role: 'support', site }] }),
    far: await buildStaff(app, { roles: [{ role: 'moderator', site: elsewhere }] }),
  };
  const mailed: number[] = [];
  const run = () =>
    mailAttention({ db: app.platform.database.db, sites: app.features.sites }, async (tx, right, write) => {
      expect(right).toBe('books.export');
      const content = await write({ name: 'Ute', sites: [(await app.features.sites.byHost('localhost')).id], page: (path) => path });
      if (content?.kind === 'books_open') mailed.push(content.params.n, content.params.wrong);
      expect(await tx.selectFrom('sites').select('id').execute()).not.toEqual([]);
    });
  await run();
  expect(mailed).toEqual([]);
  await app.platform.jobs.runAllNow();
  expect(await mailsAbout(people.owner.email)).toEqual([]);

  await find('item-1');
  await find('item-2');
  await run();
  expect(mailed).toEqual([2, 0]);
  const home = async (who: keyof typeof people) => (await people[who].client.call(getHome)).reply;
  for (const who of ['owner', 'accountant', 'manager'] as const) {
    expect((await home(who)).waits).toContainEqual({ kind: 'findings', count: 2, due_at: null });
    expect((await home(who)).books).toMatchObject({ checked_at: expect.any(String) as string, wrong: 0 });
  }
  expect((await home('support')).waits).toEqual([]);
  expect(await home('support')).toMatchObject({ books: null, disk_low: null });

  await app.platform.jobs.runAllNow();
  for (const [who, count] of [
    ['owner', 1],
    ['accountant', 1],
    ['manager', 0],
    ['support', 0],
    ['far', 0],
  ] as const)
    expect([who, (await mailsAbout(people[who].email)).length]).toEqual([who, count]);
  const [mail] = await mailsAbout(people.accountant.email);
  expect(mail?.links[0]).toContain(`/admin/books?site=${site}`);

  await app.platform.database.db.updateTable('payout_findings').set({ accepted_at: app.platform.clock.now() }).execute();
  await app.platform.jobs.runAllNow();
  expect(await mailsAbout(people.accountant.email)).toHaveLength(1);
  expect((await home('accountant')).waits).toEqual([]);
});

test('a finding without an order is shown to the company from whose account it came, and to everybody where that is unknown', async () => {
  const { db } = app.platform.database;
  const line = (item: string, site_id: number) =>
    db
      .insertInto('settled_items')
      .values({ provider: 'stripe', item, day: '2030-01-01', kind: 'fee', amount: 0, fee: 123, currency: 'EUR', site_id })
      .execute();
  for (const subject of ['line-own', 'line-foreign', 'line-unknown']) await find(subject);
  await line('line-own', site);
  await line('line-foreign', elsewhere);
  const seenAt = async (at: number) => {
    const { client } = await buildStaff(app, { roles: [{ role: 'accountant', site: at }] });
    const { findings } = (await client.call(getBooks, { query: { site: at } })).reply;
    return findings.map(({ subject }) => subject).filter((subject) => subject.startsWith('line-'));
  };
  expect(await seenAt(site)).toEqual(['line-own', 'line-unknown']);
  expect(await seenAt(elsewhere)).toEqual(['line-foreign', 'line-unknown']);
  const { client } = await buildStaff(app, { roles: [{ role: 'accountant', site }] });
  const body = { subject: 'line-foreign', as: 'accepted', reason: 'Not ours.' } as const;
  expect((await client.call(closeFinding, { query: { site }, body })).error?.code).toBe('finding_unknown');
});
