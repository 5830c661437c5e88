// @module-tag slow
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { undoDecision } from '#features/cases/contract/decision-endpoints.ts';
import { getCase, getCases } from '#features/cases/contract/endpoints.ts';
import { decidePhotos, getPhotos } from '#features/cases/contract/photo-endpoints.ts';
import type { CaseRow } from '#features/cases/contract/schemas.ts';
import { appeal as appealCall, getDecision } from '#features/decisions/contract/endpoints.ts';
import { decisionActs } from '#features/decisions/contract/rules.ts';
import { sendMessage } from '#features/chat/contract/endpoints.ts';
import { report } from '#features/safety/contract/endpoints.ts';
import { type BuiltMember, buildMember, buildPhoto } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { caseAbout, decided, deciding, hoursFromNow, passUndo, reportMember } from '#tests/support/deciding.ts';
import { settledMailsTo } from '#tests/support/mails.ts';
import { changeSettings } from '#tests/support/site-settings.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let judge: BuiltStaff;
let other: BuiltStaff;
/** Everybody who has a part in the day, by id. */
const people = new Map<number, BuiltMember>();
beforeAll(async () => {
  app = await createTestApp();
  await changeSettings(app, { photo_review: 'all' });
  [judge, other] = [await buildStaff(app), await buildStaff(app)];
});
afterAll(() => app.close());

async function member(options: Parameters<typeof buildMember>[1] = {}): Promise<BuiltMember> {
  const built = await buildMember(app, options);
  people.set(built.id, built);
  return built;
}
const reported = async (about: BuiltMember, more: Parameters<typeof reportMember>[2] = {}) =>
  reportMember(app, about, { by: await member(), ...more });

/** Decisions of every act, appeals lifted and upheld, machine's hides confirmed and lifted, photos, an undo, a reporter set aside. */
async function liveADay(): Promise<void> {
  const decide = async (draft: Parameters<typeof deciding>[2], how: Parameters<typeof reportMember>[2] = {}) => {
    const about = await member();
    const made = await deciding(judge, await reported(about, how), draft);
    expect([draft.act, made.status]).toEqual([draft.act, 200]);
    return { about, number: made.reply.decision.number };
  };
  const until = hoursFromNow(app, 48);
  const warned = await decide({ act: 'warn' });
  const hidden = await decide({ act: 'hide', until, reason: 'other', words: 'Bitte ändern.' });
  await decide({ act: 'restrict', restrict: ['messages', 'pictures'], until, reason: 'advertising' });
  await decide({ act: 'suspend', until });
  const banned = await decide({ act: 'ban_rule', reason: 'minor' });
  await decide({ act: 'no_violation' });
  // By a program first: confirmed, and lifted.
  await decide({ act: 'ban_rule', reason: 'minor' }, { reason: 'underage' });
  await decide({ act: 'no_violation', reason: 'minor' }, { reason: 'underage' });
  // It still waits for a person.
  await reported(await member(), { reason: 'underage' });
  await reported(await member());

  const [liar, listener] = [await member({ gender: 'man', credits: 100, paid_user: true }), await member()];
  const { message } = await wrote(liar, listener, 'Schick mir Geld');
  await deciding(judge, await reportMember(app, liar, { by: listener, subject: 'message', item: message.id, reason: 'money' }), {
    act: 'ban_fraud',
    reason: 'fraud',
  });
  const rude = await member({ gender: 'man', credits: 100, paid_user: true });
  await wrote(rude, listener, 'Hallo');
  const sent = await rude.client.call(sendMessage, { body: { profile: listener.id, client_id: randomUUID(), text: 'Du Ding' } });
  const line = { by: listener, subject: 'message', item: sent.reply.message.id } as const;
  await deciding(judge, await reportMember(app, rude, line), { act: 'remove' });

  const owner = await member();
  for (let n = 0; n < 2; n++) await buildPhoto(app, owner.id, 'pending');
  await app.platform.jobs.runAllNow();
  const { photos } = (await judge.client.call(getPhotos)).reply;
  const items = photos.map(({ id }, n) => ({
    id,
    seen: true,
    ...(n === 0 ? { act: 'accept' as const } : { act: 'remove' as const, reason: 'nudity' as const }),
  }));
  await judge.client.call(decidePhotos, { body: { client_id: randomUUID(), items } });

  const regretted = await decide({ act: 'suspend', until });
  expect((await judge.client.call(undoDecision, { body: { number: regretted.number } })).status).toBe(200);
  await passUndo(app);

  const appealed = async (who: BuiltMember, decision: string, act: 'restore' | 'uphold', token?: string) => {
    const made = await who.client.call(appealCall, {
      query: token === undefined ? {} : { token },
      body: { number: decision, words: 'Nein.' },
    });
    expect(made.status).toBe(200);
    await decided(app, other, await caseAbout(app, who), { act, reason: 'other', words: 'Geprüft.' });
  };
  await appealed(warned.about, warned.number, 'uphold');
  await appealed(hidden.about, hidden.number, 'restore');
  await appealed(banned.about, banned.number, 'restore', tokenIn(await settledMailsTo(app, banned.about.email), banned.number));
  // Reports of one account, three of them unfounded, then one that is set aside.
  const hasty = await member();
  for (let n = 0; n < 3; n++) await decided(app, judge, await reportMember(app, await member(), { by: hasty }), { act: 'no_violation' });
  const body = { client_id: randomUUID(), id: (await member()).id, subject: 'profile', reason: 'fake' } as const;
  expect((await hasty.client.call(report, { body })).status).toBe(200);
}

const tokenIn = (mails: Awaited<ReturnType<typeof settledMailsTo>>, decision: string): string | undefined => {
  const link = mails.flatMap(({ links }) => links).find((one) => one.includes(`/decisions/${decision}`));
  return link === undefined ? undefined : (new URL(link).searchParams.get('token') ?? undefined);
};

const rowsOf = async <Row extends object>(text: string): Promise<Row[]> => (await app.platform.database.pool.query<Row>(text)).rows;

interface DecisionRow {
  readonly number: string;
  readonly act: string;
  readonly reason: string;
  readonly user_id: number;
  readonly case_number: string;
  readonly is_withdrawn: boolean;
  readonly by_machine: boolean;
  readonly ended_machine: boolean;
  readonly reviews: string | null;
}

const decisionsOfTheDay = () =>
  rowsOf<DecisionRow>(`
    SELECT d.number, d.act, d.reason, d.user_id::int, c.number AS case_number, d.withdrawn_at IS NOT NULL AS is_withdrawn,
      d.decided_by_machine AS by_machine, r.number AS reviews,
      EXISTS (SELECT FROM decisions m WHERE m.reversed_by = d.id AND m.decided_by_machine) AS ended_machine
    FROM decisions d JOIN cases c ON c.id = d.case_id LEFT JOIN decisions r ON r.id = d.reviews ORDER BY d.id`);

/** Why a decision has no letter of its own to the affected member; null: it has one. */
function whyWithoutLetter({ act, is_withdrawn, ended_machine, reviews }: DecisionRow): string | null {
  if (is_withdrawn) return 'It was undone before it counted.';
  if (reviews !== null) return 'It answers an appeal: that letter names the first decision.';
  if ((act === 'no_violation' || act === 'accept') && !ended_machine) return 'Nothing changes for the member, who did not know of it.';
  return null;
}

async function readQueue(ended: boolean): Promise<{ rows: CaseRow[]; counts: Map<string, number> }> {
  const rows: CaseRow[] = [];
  let counts = new Map<string, number>();
  for (let after: string | null | undefined; after !== null;) {
    const query = { ...(ended && { ended: 1 as const }), ...(after !== undefined && { after }) };
    const { reply } = await judge.client.call(getCases, { query });
    rows.push(...reply.cases);
    counts = new Map(reply.counts.map(({ kind, count }) => [kind, count]));
    after = reply.next;
  }
  return { rows, counts };
}

const countBy = <One>(all: readonly One[], key: (one: One) => string): Map<string, number> =>
  new Map([...Map.groupBy(all, key)].map(([name, { length }]) => [name, length]));

test('a day’s decisions are the same in rows, letters, the office and what members read', { timeout: 300_000 }, async () => {
  await liveADay();
  const rows = await decisionsOfTheDay();
  expect(new Set(rows.map(({ act }) => act))).toEqual(new Set(decisionActs));

  // Open cases.
  const open = await rowsOf<{ kind: string; count: number }>(
    `SELECT kind, count(*)::int AS count FROM cases WHERE state IN ('open', 'held_for_second') GROUP BY kind`,
  );
  const waiting = await readQueue(false);
  expect(waiting.counts).toEqual(new Map(open.map(({ kind, count }) => [kind, count])));
  expect(countBy(waiting.rows, ({ kind }) => kind)).toEqual(waiting.counts);

  // The office, case by case.
  const ended = await readQueue(true);
  const shown = new Map<string, string>();
  for (const { number } of [...waiting.rows, ...ended.rows])
    for (const one of (await judge.client.call(getCase, { query: { number } })).reply.decisions)
      shown.set(one.number, `${number} ${one.act} ${one.reason} ${one.state === 'withdrawn'}`);
  expect(shown).toEqual(new Map(rows.map((one) => [one.number, `${one.case_number} ${one.act} ${one.reason} ${one.is_withdrawn}`])));

  // Letters and what members read.
  const letters: DecisionRow[] = [];
  const readable: DecisionRow[] = [];
  for (const row of rows) {
    const person = people.get(row.user_id);
    if (person === undefined) throw new Error(`nobody is ${row.user_id}`);
    const mails = await settledMailsTo(app, person.email);
    const about = mails.filter(({ links }) => links.some((link) => link.includes(`/decisions/${row.number}`)));
    // Receipts and answers of appeals lead to the page of the first decision, too.
    const appeals = rows.filter(({ reviews }) => reviews === row.number).length;
    expect([row.number, row.act, about.length - 2 * appeals]).toEqual([row.number, row.act, whyWithoutLetter(row) === null ? 1 : 0]);
    if (about.length > 0) letters.push(row);
    const token = tokenIn(mails, row.number);
    const read = await app.client().call(getDecision, { query: { number: row.number, ...(token !== undefined && { token }) } });
    if (read.status !== 200) continue;
    readable.push(row);
    expect(read.reply).toMatchObject({ role: 'member', act: row.act, reason: row.reason, decided_by_machine: row.by_machine });
  }
  const byActAndReason = ({ act, reason }: DecisionRow) => `${act} ${reason}`;
  const withLetter = countBy(
    rows.filter((row) => whyWithoutLetter(row) === null),
    byActAndReason,
  );
  expect(countBy(letters, byActAndReason)).toEqual(withLetter);
  expect(countBy(readable, byActAndReason)).toEqual(withLetter);
  expect(new Set(rows.flatMap((row) => whyWithoutLetter(row) ?? [])).size).toBe(3);

  // Everybody who reported something that a person decided got one outcome; what still waits, or was set aside, has none.
  const reports = await rowsOf<{ number: string; reporter_id: number; is_decided: boolean; set_aside: boolean }>(
    `SELECT number, reporter_id::int, state <> 'received' AS is_decided, set_aside FROM reports ORDER BY id`,
  );
  for (const { number, reporter_id, is_decided } of reports) {
    const mails = await settledMailsTo(app, people.get(reporter_id)?.email ?? '');
    const outcomes = mails.filter(({ subject, text }) => `${subject}${text}`.includes(number));
    const lifted = await rowsOf<{ n: number }>(`
      SELECT count(*)::int AS n FROM decisions d JOIN decisions a ON a.reviews = d.id AND a.act = 'restore'
      JOIN case_sources s ON s.case_id = d.case_id JOIN reports r ON r.id = s.report_id WHERE r.number = '${number}'`);
    expect([number, outcomes.length]).toEqual([number, (is_decided ? 1 : 0) + (lifted[0]?.n ?? 0)]);
  }
  expect(reports.filter(({ set_aside }) => set_aside)).toHaveLength(1);
});
