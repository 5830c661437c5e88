import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteUser } from '#features/account-settings/contract/endpoints.ts';
import { getDecision } from '#features/decisions/contract/endpoints.ts';
import { type BuiltMember, buildMember, builtPassword } from '#tests/support/builders.ts';
import { advanceClock } from '#tests/support/money/shop.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { decide } from '../../contract/decision-endpoints.ts';
import { answerCase, getCase, markSource, openCase } from '../../contract/endpoints.ts';
import { casesAbout, notify, openedComplaint, sendReport } from '../queue/testing/cases.ts';

let app: TestApp;
let here: number;
let elsewhere: number;
let moderator: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  here = (await app.features.sites.byHost('localhost')).id;
  elsewhere = (await app.features.sites.byHost('de.localhost')).id;
  moderator = await buildStaff(app, { roles: [{ role: 'moderator', site: here }] });
});
afterAll(() => app.close());

const caseOf = async (number: string) => (await moderator.client.call(getCase, { query: { number } })).reply;
/** Warns the member, and returns what the letter says of who brought it to light. */
async function warned(member: BuiltMember, number: string) {
  const body = { client_id: randomUUID(), number, act: 'warn', reason: 'advertising' } as const;
  const { decision } = (await moderator.client.call(decide, { body })).reply;
  await advanceClock(app, 11);
  const { reply } = await member.client.call(getDecision, { query: { number: decision.number } });
  if (reply.role !== 'member') throw new Error('the letter is that of a reporter');
  const machine = reply.letter.sections.find(({ part }) => part === 'machine');
  return { source: reply.source, text: machine?.paragraphs.map(({ text }) => text).join(' ') ?? '' };
}
/** The number of the notice, and of its case. */
async function noticed() {
  const member = await buildMember(app);
  await notify(app, member, 'rights');
  const number = (await casesAbout(app, member))[0]?.number ?? '';
  return { member, number, notice: (await caseOf(number)).sources[0]?.number ?? '' };
}
const mark = (number: string, source: string, sent_by: 'trusted_flagger' | 'authority' | null, client = moderator.client, query = {}) =>
  client.call(markSource, { query, body: { number, source, sent_by } });

describe('who brought it to light', () => {
  test.each([
    ['authority', /Behörde/],
    ['trusted_flagger', /amtlich anerkannt/],
  ] as const)('is an %s that staff entered, in the decision and its letter', async (source, words) => {
    const member = await buildMember(app);
    await sendReport(await buildMember(app), member);
    const body = { kind: 'notice', subject: member.id, words: 'Bitte prüfen.', source } as const;
    const { number } = (await moderator.client.call(openCase, { body })).reply;
    expect((await caseOf(number)).sources.map(({ sent_by }) => sent_by)).toEqual([null, source]);
    const letter = await warned(member, number);
    expect(letter.source).toBe(source);
    expect(letter.text).toMatch(words);
  });

  test('is a trusted flagger when a notice is marked so, once in the log, and a notice when the mark is taken back', async () => {
    const { member, number, notice } = await noticed();
    for (let times = 0; times < 2; times++) expect((await mark(number, notice, 'trusted_flagger')).status).toBe(200);
    expect((await caseOf(number)).sources).toMatchObject([{ kind: 'notice', sent_by: 'trusted_flagger' }]);
    const logged = await app.platform.database.pool.query(`SELECT reason FROM staff_log WHERE what = 'case-source' AND subject = $1`, [
      number,
    ]);
    expect(logged.rows).toEqual([{ reason: 'trusted_flagger' }]);
    expect((await warned(member, number)).source).toBe('trusted_flagger');
    expect((await mark(number, notice, null)).error?.code).toBe('decided_meanwhile');
    const other = await noticed();
    await mark(other.number, other.notice, 'authority');
    await mark(other.number, other.notice, null);
    expect((await warned(other.member, other.number)).source).toBe('notice');
  });

  test('is marked by nobody else, and at no other case', async () => {
    const [{ number, notice }, other] = [await noticed(), await noticed()];
    expect((await mark(other.number, notice, 'authority')).status).toBe(404);
    expect((await mark(number, 'N-0000-0000', 'authority')).status).toBe(404);
    const support = await buildStaff(app, { roles: [{ role: 'support', site: here }] });
    expect((await mark(number, notice, 'authority', support.client)).status).toBe(403);
    const outsider = await buildStaff(app, { roles: [{ role: 'owner', site: elsewhere }] });
    expect((await mark(number, notice, 'authority', outsider.client, { site: elsewhere })).status).toBe(404);
    for (const wrong of [{ source: 'R-0000-0000' }, { source: 7 }, { sent_by: 'police' }, { sent_by: undefined }, { more: 1 }]) {
      const body = { number, source: notice, sent_by: null, ...wrong };
      expect([wrong, (await moderator.client.raw('POST', '/api/admin/case-source.php', body)).status]).toEqual([wrong, 400]);
    }
    expect((await caseOf(number)).sources[0]?.sent_by).toBeNull();
  });
});

test('a complaint keeps its place in the case when its account is erased, without its sender, and the case closes', async () => {
  const { by, number } = await openedComplaint(app);
  expect((await by.client.call(deleteUser, { body: { password: builtPassword } })).status).toBe(200);
  await advanceClock(app, 14 * 86_400);
  const support = await buildStaff(app, { roles: [{ role: 'support', site: here }] });
  const { reply } = await support.client.call(getCase, { query: { number } });
  expect(reply.sources).toMatchObject([{ kind: 'complaint', by: null, name: '', text: '', can_answer: false, subject: 'other' }]);
  expect([reply.state, reply.events.at(-1)]).toMatchObject(['closed', { what: 'closed', who: null }]);
  const body = { number, client_id: randomUUID(), words: 'Hallo', close: true };
  expect((await support.client.call(answerCase, { body })).error?.code).toBe('decided_meanwhile');
});
