// @module-tag slow
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanText, lengthOf } from '#platform/contract/text/text.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { getCase, getCases } from '#features/cases/contract/endpoints.ts';
import { casesPerPage, isUrgent } from '#features/cases/contract/rules.ts';
import type { CaseRow } from '#features/cases/contract/schemas.ts';
import { sendNotice } from '#features/content-notices/contract/endpoints.ts';
import { pressureRules } from '#features/proof-of-work/server/pressure-rules.ts';
import { solveChallenge } from '#features/proof-of-work/web/solve-challenge.ts';
import { getReports, report } from '#features/safety/contract/endpoints.ts';
import { maxReportLength, type ReportReason, reportReasons } from '#features/safety/contract/rules.ts';
import { type BuiltMember, buildMember, buildPhoto } from '#tests/support/builders.ts';
import { settledMailsTo } from '#tests/support/mails.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let moderator: BuiltStaff;
beforeAll(async () => {
  // Limited calls, as in production.
  app = await createTestApp({ RATE_LIMITS: 'on' });
});
afterAll(() => app.close());
beforeEach(async () => {
  // No test meets what another one has counted.
  app.platform.clock.advance(86_400 + 1);
  await app.platform.database.pool.query('TRUNCATE cases, case_sources, case_events, reports, notices CASCADE');
  const here = (await app.features.sites.byHost('localhost')).id;
  moderator = await buildStaff(app, { roles: [{ role: 'moderator', site: here }] });
});

/** Members whom one account or network can hide in a day. */
const mostHidden = 3;

/** A member whose calls come from an address. */
async function memberAt(ip: string): Promise<BuiltMember> {
  const member = await buildMember(app);
  const client = app.client({ ip });
  for (const [name, value] of member.client.cookies) client.cookies.set(name, value);
  return { ...member, client };
}
const buildMany = async <One>(count: number, build: (n: number) => Promise<One>): Promise<One[]> => {
  const built: One[] = [];
  for (let n = 0; n < count; n++) built.push(await build(n));
  return built;
};

interface Target {
  readonly id: number;
  readonly item?: number;
}
const send = (from: BuiltMember, { id, item }: Target, reason: ReportReason, text = '') =>
  from.client.call(report, {
    body: { client_id: randomUUID(), id, reason, text, ...(item === undefined ? { subject: 'profile' } : { subject: 'photo', item }) },
  });

/** All pages of the queue, each within its bound and the time that a page may take. */
async function readQueue() {
  const rows: CaseRow[] = [];
  let counts: readonly { readonly kind: string; readonly count: number }[] = [];
  for (let after: string | undefined, pages = 0; pages < 20; pages++) {
    const began = performance.now();
    const { status, reply } = await moderator.client.call(getCases, { query: after === undefined ? {} : { after } });
    expect(status).toBe(200);
    expect(performance.now() - began).toBeLessThan(1000);
    expect(reply.cases.length).toBeLessThanOrEqual(casesPerPage);
    rows.push(...reply.cases);
    counts = reply.counts;
    if (reply.next === null) break;
    after = reply.next;
  }
  return { rows, counts };
}

/** One case a subject, urgent ones first, then by due time, and the counts are those of the rows. */
async function expectUsable(): Promise<CaseRow[]> {
  const { rows, counts } = await readQueue();
  const subjects = rows.flatMap(({ subject }) => subject?.id ?? []);
  expect(new Set(subjects).size).toBe(subjects.length);
  const rank = ({ kind, due_at }: CaseRow) => (isUrgent(kind) ? 0 : 1e15) + Date.parse(due_at);
  expect(rows.map(rank)).toEqual(rows.map(rank).toSorted((a, b) => a - b));
  const counted = Map.groupBy(rows, ({ kind }) => kind);
  expect(new Map(counts.map(({ kind, count }) => [kind, count]))).toEqual(
    new Map([...counted].map(([kind, { length }]) => [kind, length])),
  );
  return rows;
}

async function hiddenOf(members: readonly { readonly id: number }[]): Promise<number> {
  const viewer = await buildMember(app);
  let hidden = 0;
  for (const { id } of members) if ((await viewer.client.call(getProfile, { query: { id } })).status !== 200) hidden++;
  return hidden;
}

describe('a thousand reports by sixty accounts that act together', () => {
  test('are one case a member, hide no more than two networks can, and reveal nobody', { timeout: 300_000 }, async () => {
    const accounts = await buildMany(60, (n) => memberAt(`198.51.100.${n % 2}`));
    const members = await buildMany(14, () => buildMember(app));
    const photos = await buildMany(14, async (n) => {
      const name = await buildPhoto(app, members[n]!.id);
      const photo = await app.platform.database.db.selectFrom('photos').select('id').where('name', '=', name).executeTakeFirstOrThrow();
      return photo.id;
    });
    const targets: Target[] = members.flatMap(({ id }, n) => [{ id }, { id, item: photos[n]! }]);
    let sent = 0;
    const attack = async (from: BuiltMember, at: number) => {
      for (let n = 0, mine = 0; n < targets.length && mine < 17; n++) {
        const { status } = await send(from, targets[(at + n) % targets.length]!, reportReasons[(at + n) % reportReasons.length]!);
        // Whom others do not see any more cannot be reported by those who have never written with them.
        expect([200, 404]).toContain(status);
        if (status === 200) [mine, sent] = [mine + 1, sent + 1];
      }
    };
    for (let at = 0; at < accounts.length; at += 10) await Promise.all(accounts.slice(at, at + 10).map((from, n) => attack(from, at + n)));
    expect(sent).toBeGreaterThanOrEqual(1000);

    const rows = await expectUsable();
    expect(rows.length).toBe(members.length);
    expect(rows.reduce((sum, { sources }) => sum + sources, 0)).toBe(sent);
    expect(await hiddenOf(members)).toBeLessThanOrEqual(2 * mostHidden);
    for (const { number } of rows.slice(0, 3)) {
      const began = performance.now();
      const opened = await moderator.client.call(getCase, { query: { number } });
      expect(opened.status).toBe(200);
      expect(performance.now() - began).toBeLessThan(2000);
    }

    const strangers = new Set(accounts.map(({ email }) => email));
    for (const { email, client } of members) {
      const mails = JSON.stringify(await settledMailsTo(app, email));
      expect([...strangers].filter((one) => mails.includes(one))).toEqual([]);
      expect((await client.call(getReports)).reply.reports).toEqual([]);
    }
    for (const { client } of accounts.slice(0, 5)) expect((await client.call(getReports)).reply.reports).toHaveLength(17);
  });
});

describe('a report of two thousand characters', () => {
  const scripts: readonly [string, string][] = [
    ['Arabic', 'مرحبا بكم '],
    ['Hebrew with marks that turn the direction', 'שלום \u202eabc\u202c \u2067עולם\u2069 \u200f'],
    ['Thai', 'สวัสดีครับน้ำ '],
    ['families of emoji', '👨‍👩‍👧‍👦'],
    ['flags and tones', '🏳️‍🌈👍🏽🇩🇪'],
    ['combining marks', 'e\u0301\u0323\u0330a\u0308o\u0328\u0304'],
    ['more marks than a letter has', `z${'\u0351'.repeat(5)}`],
    ['Han beyond the first plane', '𠮷野家𩸽'],
    ['Devanagari with joiners', 'क्\u200dषत्रिय '],
  ];

  test.each(scripts)('in %s is kept and shown as it was written', async (_name, piece) => {
    const [from, about] = [await buildMember(app), await buildMember(app)];
    const pieces = Math.ceil(maxReportLength / lengthOf(piece));
    const text = [...new Intl.Segmenter().segment(piece.repeat(pieces))]
      .slice(0, maxReportLength)
      .map(({ segment }) => segment)
      .join('');
    expect(lengthOf(text)).toBe(maxReportLength);
    expect((await send(from, about, 'other', text)).status).toBe(200);
    const [row] = await expectUsable();
    const { reply } = await moderator.client.call(getCase, { query: { number: row?.number ?? '' } });
    expect(reply.sources.map((one) => one.text)).toEqual([cleanText(text)]);
  });

  test('with characters that no database stores loses these alone, and one more is refused', async () => {
    const [from, about] = [await buildMember(app), await buildMember(app)];
    expect((await send(from, about, 'other', 'x'.repeat(maxReportLength + 1))).error?.code).toBe('text_too_long');
    expect((await send(from, about, 'other', `a\0b\ud800c${'\0'.repeat(3000)}`)).status).toBe(200);
    const { rows } = await app.platform.database.pool.query('SELECT text FROM reports WHERE reporter_id = $1', [from.id]);
    expect(rows).toEqual([{ text: 'ab\ufffdc' }]);
    const nul = await from.client.raw('POST', '/api/report.php', {
      client_id: 'a\0b',
      id: about.id,
      subject: 'profile',
      reason: 'oth\0er',
    });
    expect(nul.status).toBe(400);
  });
});

describe('notices by robots', () => {
  const notice = (place: string, reason: 'minor' | 'intimate' | 'fraud' = 'minor') => ({
    client_id: randomUUID(),
    reason,
    place,
    text: 'Robot',
    name: reason === 'fraud' ? 'R' : '',
    email: reason === 'fraud' ? `${randomUUID()}@robot.test` : '',
    good_faith: true,
  });
  let addresses = 0;
  const newAddress = () => `203.0.${Math.floor(++addresses / 250)}.${addresses % 250}`;
  const post = (body: ReturnType<typeof notice> & { proof?: { challenge: string; answer: number } }, ip = newAddress()) =>
    app.client({ ip }).call(sendNotice, { body });
  const stored = async () => (await app.platform.database.pool.query('SELECT FROM notices')).rowCount ?? 0;

  test('from hundreds of networks are each to be proven, and a person’s browser does it', async () => {
    const members = await buildMany(10, () => buildMember(app));
    const before = await stored();
    const sent = [];
    for (let n = 0; n < 300; n++) sent.push(await post(notice(`/members/${members[n % 10]!.id}`, n % 2 === 0 ? 'minor' : 'intimate')));
    const { calls } = pressureRules.notice.site;
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(calls);
    expect(new Set(sent.slice(calls).map(({ status, error }) => `${status} ${error?.code}`))).toEqual(new Set(['428 proof_required']));
    expect((await stored()) - before).toBe(calls);
    expect(await expectUsable()).toHaveLength(10);

    const body = notice('A page', 'fraud');
    const asked = await post(body);
    const proof = await solveChallenge(String(asked.error?.params['challenge']), new AbortController().signal);
    const proven = await post({ ...body, ...(proof && { proof }) });
    expect([proven.status, proven.reply.number]).toEqual([200, expect.stringMatching(/^N-/)]);
    // Sent again after a lost reply, it is the same one and needs no other proof.
    expect((await post(body)).reply.number).toBe(proven.reply.number);
    expect((await stored()) - before).toBe(calls + 1);
  });

  test('from one network are proven from the sixth on, and hide three members', async () => {
    const members = await buildMany(8, () => buildMember(app));
    const ip = newAddress();
    const sent = [];
    for (const { id } of members) sent.push((await post(notice(`/members/${id}`), ip)).status);
    const { calls } = pressureRules.notice.network;
    expect(sent).toEqual(members.map((_, n) => (n < calls ? 200 : 428)));
    expect(await hiddenOf(members)).toBe(mostHidden);
    await expectUsable();
  });
});

test('one account that reports everybody as under age hides three, and its twenty cases stand in the queue', async () => {
  const accuser = await memberAt('192.0.2.1');
  const members = await buildMany(30, () => buildMember(app));
  const sent = [];
  for (const one of members) sent.push(await send(accuser, one, 'underage'));
  expect(sent.map(({ status }) => status)).toEqual(members.map((_, n) => (n < 20 ? 200 : 429)));
  expect(await hiddenOf(members)).toBe(mostHidden);
  const rows = await expectUsable();
  expect(rows.map(({ kind }) => kind)).toEqual(Array(20).fill('minor'));
  // A second account of the same person, on the same line.
  const second = await memberAt('192.0.2.1');
  for (const one of members.slice(20)) expect((await send(second, one, 'underage')).status).toBe(200);
  expect(await hiddenOf(members)).toBe(mostHidden);
  expect(await expectUsable()).toHaveLength(30);
});
