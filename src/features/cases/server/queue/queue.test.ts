import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#platform/contract/rights.ts';
import { buildMember } from '#tests/support/builders.ts';
import { advanceClock } from '#tests/support/money/shop.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import { claimCase, getCases, noteCase, releaseCase } from '../../contract/endpoints.ts';
import { casesPerPage, leaseMinutes, maxNoteLength } from '../../contract/rules.ts';
import { casesAbout, notify, openedCase, openedComplaint } from './testing/cases.ts';

let app: TestApp;
let here: number;
let elsewhere: number;
let moderator: BuiltStaff;
let other: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  here = (await app.features.sites.byHost('localhost')).id;
  elsewhere = (await app.features.sites.byHost('de.localhost')).id;
});
afterAll(() => app.close());
beforeEach(async () => {
  // Sessions end when the clock moves far.
  moderator = await buildStaff(app, { roles: [{ role: 'moderator', site: here }] });
  other = await buildStaff(app, { roles: [{ role: 'manager', site: here }] });
  await app.platform.database.pool.query('TRUNCATE cases, case_sources, case_events CASCADE');
});

const db = () => app.platform.database.db;
const list = (client: TestClient, query: object = {}) => client.call(getCases, { query });
const numbers = async (client: TestClient, query: object = {}) => (await list(client, query)).reply.cases.map(({ number }) => number);
const claim = (client: TestClient, number: string) => client.call(claimCase, { body: { number } });
const release = (client: TestClient, number: string) => client.call(releaseCase, { body: { number } });
const staffAs = (role: Role) => buildStaff(app, { roles: [{ role, site: here }] });

describe('the queue', () => {
  test('has every kind, urgent and overdue ones first, then by due time', async () => {
    const complaint = await openedComplaint(app);
    const report = await openedCase(app);
    const about = await buildMember(app, { name: 'Lena', date_of_birth: '1990-01-01' });
    await notify(app, about, 'rights');
    const [notice] = await casesAbout(app, about);
    const intimate = await buildMember(app);
    await notify(app, intimate, 'intimate');
    const [hidden] = await casesAbout(app, intimate);
    const minor = await openedCase(app, 'underage');
    expect(await numbers(moderator.client)).toEqual([minor, hidden, report, complaint, notice].map((one) => one?.number));
    const { reply } = await list(moderator.client);
    expect(reply.cases.find(({ number }) => number === notice?.number)).toMatchObject({
      kind: 'notice',
      reason: 'rights',
      state: 'open',
      subject: { id: about.id, name: 'Lena', age: expect.any(Number) },
      sources: 1,
      lease: null,
    });
    expect(reply.counts).toEqual(['intimate', 'minor', 'report', 'notice', 'complaint'].map((kind) => ({ kind, count: 1 })));
    expect(await numbers(moderator.client, { kind: 'report' })).toEqual([report.number]);
    expect(await numbers(moderator.client, { member: about.id })).toEqual([notice?.number]);
    await advanceClock(app, 13 * 3600);
    moderator = await staffAs('moderator');
    // Overdue ones stand with the urgent ones.
    expect(await numbers(moderator.client)).toEqual([minor, report, hidden, complaint, notice].map((one) => one?.number));
  });

  test('is read page by page, none twice and none left out, also when it grows', async () => {
    const now = app.platform.clock.now().getTime();
    await db()
      .insertInto('cases')
      .values(
        Array.from({ length: 2 * casesPerPage + 5 }, (_, n) => ({
          site_id: here,
          number: `M-${String(n).padStart(4, '0')}-AAAA`,
          kind: n % 7 === 0 ? 'danger' : 'report',
          opened_at: new Date(now),
          due_at: new Date(now + (n % 50) * 60_000 - 600_000),
        })),
      )
      .execute();
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { reply } = await list(moderator.client, after === undefined ? {} : { after });
      seen.push(...reply.cases.map(({ number }) => number));
      after = reply.next ?? undefined;
      await advanceClock(app, 120);
      await openedCase(app, 'underage');
    } while (after !== undefined);
    const old = seen.filter((number) => number.endsWith('-AAAA'));
    expect([old.length, new Set(old).size]).toEqual([2 * casesPerPage + 5, 2 * casesPerPage + 5]);
    await db().updateTable('cases').set({ state: 'decided' }).execute();
    const ended = (await list(moderator.client, { ended: 1 })).reply;
    expect([ended.cases.length, ended.counts]).toEqual([casesPerPage, []]);
    expect((await list(moderator.client, { ended: 1, after: ended.next })).reply.cases[0]?.number).not.toBe(ended.cases[0]?.number);
    for (const wrong of ['x', '1.2.3', '1.1.1.1.1', '99999999999999999.1.1.1', '-1.0.0.0', ' ', "1'--"])
      for (const query of [{}, { ended: 1 }])
        expect([wrong, (await list(moderator.client, { ...query, after: wrong })).error?.code]).toEqual([wrong, 'invalid_request']);
    expect(await numbers(moderator.client, { after: '999999999999999.1.999999999999999.999999999999999' })).toEqual([]);
  });

  test('shows everybody the kinds of their rights, of their site alone', async () => {
    const payment = await openedComplaint(app, 'payment');
    const privacy = await openedComplaint(app, 'privacy');
    const report = await openedCase(app);
    const [support, accountant] = [await staffAs('support'), await staffAs('accountant')];
    expect(await numbers(support.client)).toEqual([payment.number, privacy.number]);
    expect((await list(support.client)).reply.counts).toEqual([{ kind: 'complaint', count: 2 }]);
    expect(await numbers(accountant.client)).toEqual([payment.number]);
    expect((await list(accountant.client)).reply.counts).toEqual([{ kind: 'complaint', count: 1 }]);
    for (const role of ['owner', 'manager', 'moderator'] as const)
      expect(await numbers((await staffAs(role)).client)).toEqual([report, payment, privacy].map(({ number }) => number));
    const abroad = await buildStaff(app, { roles: [{ role: 'owner', site: elsewhere }] });
    expect(await numbers(abroad.client, { site: elsewhere })).toEqual([]);
    for (const { client } of [support, accountant]) {
      expect((await claim(client, report.number)).error).toMatchObject({ code: 'right_missing' });
      expect((await release(client, report.number)).error).toMatchObject({ code: 'right_missing' });
      expect((await client.call(noteCase, { body: { number: report.number, client_id: randomUUID(), words: 'x' } })).error).toMatchObject({
        code: 'right_missing',
      });
    }
    expect((await claim(accountant.client, privacy.number)).status).toBe(403);
    expect((await claim(accountant.client, payment.number)).status).toBe(200);
    expect(await abroad.client.call(claimCase, { query: { site: elsewhere }, body: { number: report.number } })).toMatchObject({
      error: { code: 'not_found' },
    });
  });
});

describe('a lease', () => {
  test('belongs to one person for ten minutes, is renewed, freed, and free after its end', async () => {
    const { number } = await openedCase(app);
    const first = await claim(moderator.client, number);
    expect([first.status, first.reply.lease]).toMatchObject([200, { role: 'moderator', mine: true }]);
    const { until } = first.reply.lease;
    expect(Date.parse(until) - app.platform.clock.now().getTime()).toBeGreaterThan((leaseMinutes - 1) * 60_000);
    const refused = await claim(other.client, number);
    expect([refused.status, refused.error]).toEqual([409, { code: 'claimed', params: { by: 'moderator', until } }]);
    const [row] = (await list(other.client)).reply.cases;
    expect(row?.lease).toMatchObject({ role: 'moderator', mine: false, until });

    await advanceClock(app, 9 * 60);
    expect((await claim(moderator.client, number)).status).toBe(200);
    await advanceClock(app, 9 * 60);
    expect((await claim(other.client, number)).status).toBe(409);
    // Who does not have it frees nothing.
    expect((await release(other.client, number)).status).toBe(200);
    expect((await claim(other.client, number)).status).toBe(409);
    for (let n = 0; n < 2; n += 1) expect((await release(moderator.client, number)).status).toBe(200);
    expect((await claim(other.client, number)).status).toBe(200);

    await advanceClock(app, leaseMinutes * 60 + 1);
    expect((await list(moderator.client)).reply.cases[0]?.lease).toBeNull();
    expect((await claim(moderator.client, number)).status).toBe(200);
  });

  test('is given to one of many who ask at once', async () => {
    const { number } = await openedCase(app);
    const people = await Promise.all(Array.from({ length: 5 }, () => staffAs('moderator')));
    const asked = await Promise.all(Array.from({ length: 50 }, (_, n) => claim((people[n % 5] ?? moderator).client, number)));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(asked.filter(({ error }) => error?.code === 'claimed')).toHaveLength(40);
  });

  test('is refused for what has ended, with how it ended', async () => {
    const { number, id } = await openedCase(app);
    await db().updateTable('cases').set({ state: 'closed' }).where('id', '=', id).execute();
    const now = app.platform.clock.now();
    await db().insertInto('case_events').values({ case_id: id, at: now, what: 'closed', staff_id: other.id }).execute();
    const refused = await claim(moderator.client, number);
    expect([refused.status, refused.error]).toEqual([
      409,
      { code: 'decided_meanwhile', params: { by: 'manager', act: 'answered', at: now.toISOString(), number } },
    ]);
    expect((await release(moderator.client, number)).status).toBe(200);
  });

  test('is no act: the log has no row', async () => {
    const count = async () => (await app.platform.database.pool.query(`SELECT FROM staff_log WHERE what LIKE 'case-%'`)).rowCount;
    const before = await count();
    const { number } = await openedCase(app);
    await claim(moderator.client, number);
    await release(moderator.client, number);
    expect(await count()).toBe(before);
  });
});

describe('a note', () => {
  const notes = async (id: number) =>
    await db().selectFrom('case_events').select(['words', 'staff_id']).where('case_id', '=', id).where('what', '=', 'note').execute();

  test('is stored once, and stands in the log without its words', async () => {
    const { number, id } = await openedCase(app);
    const body = { number, client_id: randomUUID(), words: ' Sieht nach Betrug aus. ' };
    const asked = await Promise.all(Array.from({ length: 10 }, () => moderator.client.call(noteCase, { body })));
    expect(asked.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await notes(id)).toEqual([{ words: 'Sieht nach Betrug aus.', staff_id: moderator.id }]);
    const { rows } = await app.platform.database.pool.query('SELECT words FROM staff_log WHERE subject = $1', [number]);
    expect(rows).toEqual([{ words: null }]);
    // The same id for something else is not dropped silently.
    expect((await other.client.call(noteCase, { body: { ...body, words: 'Nein.' } })).error?.code).toBe('invalid_request');
  });

  test('without words, or with too many, is refused', async () => {
    const { number } = await openedCase(app);
    for (const [words, code] of [
      ['', 'text_required'],
      [' \u200b ', 'text_required'],
      ['x'.repeat(maxNoteLength + 1), 'text_too_long'],
    ] as const)
      expect((await moderator.client.call(noteCase, { body: { number, client_id: randomUUID(), words } })).error?.code).toBe(code);
  });
});

test('calls with wrong fields are refused clearly', async () => {
  const { number } = await openedCase(app);
  const wrong = [
    {},
    { number: 7 },
    { number: null },
    { number: 'M-1' },
    { number: [number] },
    { number: 'x'.repeat(100_000) },
    { number, more: 1 },
    [],
    'x',
    null,
  ];
  for (const path of ['case-claim', 'case-release', 'case-note'])
    for (const body of wrong) {
      const { status } = await moderator.client.raw('POST', `/api/admin/${path}.php`, body);
      expect([path, body, status >= 400 && status < 500]).toEqual([path, body, true]);
    }
  for (const path of ['case-claim', 'case-release'])
    expect((await moderator.client.raw('POST', `/api/admin/${path}.php`, { number: 'M-0000-0000' })).status).toBe(404);
  for (const query of ['kind=x', 'kind=report&kind=notice', 'ended=2', 'member=x', 'member=-1', 'member=1e99', `after=${'9'.repeat(200)}`])
    expect([query, (await moderator.client.raw('GET', `/api/admin/cases.php?${query}`)).status]).toEqual([query, 400]);
  expect((await moderator.client.raw('GET', '/api/admin/cases.php?member=9007199254740991')).status).toBe(200);
});
