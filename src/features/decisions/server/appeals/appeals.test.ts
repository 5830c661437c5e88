import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffId } from '#platform/contract/ids.ts';
import { getReports, report } from '#features/safety/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { silentDecisions } from '#tests/support/decisions.ts';
import { mailsTo, settledMailsTo } from '#tests/support/mails.ts';
import { buildStaff, type BuiltStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { appeal, getDecision } from '../../contract/endpoints.ts';
import { appealHours, decisionActs } from '../../contract/rules.ts';
import type { Decision, NewDecision } from '../index.ts';

let app: TestApp;
let judge: BuiltStaff;
let other: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  [judge, other] = [await buildStaff(app, { email: 'judge-of-cases@staff.test' }), await buildStaff(app)];
});
afterAll(() => app.close());

const hour = 3_600_000;
const reported = async (by: BuiltMember, about: BuiltMember): Promise<number> => {
  const sent = await by.client.call(report, { body: { client_id: randomUUID(), id: about.id, subject: 'profile', reason: 'money' } });
  const { rows } = await app.platform.database.pool.query<{ id: number }>(
    `SELECT s.case_id::int AS id FROM case_sources s JOIN reports r ON r.id = s.report_id WHERE r.number = $1`,
    [sent.reply.report.number],
  );
  return rows[0]?.id ?? 0;
};

const decide = async (about: BuiltMember, changes: Partial<NewDecision> = {}): Promise<Decision> => {
  const site = (await app.features.sites.byHost('localhost')).id;
  const decision = await app.platform.database.db.transaction().execute((tx) =>
    silentDecisions(app).recordDecision(tx, {
      site,
      clientId: null,
      caseId: null,
      user: about.id,
      act: 'restrict',
      reason: 'advertising',
      content: 'profile',
      item: null,
      contentDate: null,
      restricts: ['conversations'],
      until: new Date(app.platform.clock.now().getTime() + 24 * hour),
      facts: '',
      words: '',
      source: 'report',
      foundByMachine: false,
      isIntimate: false,
      language: 'de',
      by: staffId(judge.id),
      waits: false,
      reviews: null,
      ...changes,
    }),
  );
  app.platform.clock.advance(11);
  // Reading any decision applies what is due.
  await app.client().call(getDecision, { query: { number: decision.number } });
  return decision;
};

/** A case with its decision: who reported, and who is affected. */
const decided = async (changes: Partial<NewDecision> = {}) => {
  const [anna, ben] = [await buildMember(app, { name: 'Anna' }), await buildMember(app, { name: 'Ben' })];
  const caseId = await reported(anna, ben);
  return { anna, ben, caseId, decision: await decide(ben, { caseId, ...changes }) };
};

const answer = (ben: BuiltMember, first: Decision, caseId: number, act: 'restore' | 'uphold', words: string) =>
  decide(ben, { caseId, act, words, restricts: [], until: null, reviews: first.id, by: staffId(other.id) });

const caseOfAppeal = async (decision: Decision): Promise<number> => {
  const { rows } = await app.platform.database.pool.query<{ id: number }>(`SELECT id::int FROM cases WHERE appeal_of = $1`, [decision.id]);
  expect(rows).toHaveLength(1);
  return rows[0]?.id ?? 0;
};

const tokenIn = (link: string | undefined) => new URL(link ?? '').searchParams.get('token') ?? '';
const read = (who: BuiltMember, { number }: Decision) => who.client.call(getDecision, { query: { number } });
const send = (who: BuiltMember, { number }: Decision, words = 'Das war ein Irrtum.') =>
  who.client.call(appeal, { query: {}, body: { number, words } });

describe('a decision', () => {
  test('is read by the member with its letter, and mailed with it', async () => {
    const { ben, decision } = await decided();
    const { status, reply } = await read(ben, decision);
    expect(status).toBe(200);
    expect(reply).toMatchObject({ role: 'member', act: 'restrict', reports: 1, can_appeal: true, appeal: null, decided_by_machine: false });
    expect(reply.letter.title).toContain('keine neuen Unterhaltungen');
    const [mail] = await mailsTo(app, ben.email);
    expect(mail?.subject).toContain(decision.number);
    expect(mail?.text).toContain('72\u00a0Stunden');
    expect(mail?.text).toContain('WAS GESCHEHEN IST');
  });

  test('opens by the link of its mail without a login, and no other decision does', async () => {
    const { ben, decision } = await decided();
    const [mail] = await mailsTo(app, ben.email);
    const token = tokenIn(mail?.links.find((link) => link.includes('/decisions/')));
    const visitor = app.client();
    expect((await visitor.call(getDecision, { query: { number: decision.number, token } })).status).toBe(200);
    const { decision: foreign } = await decided();
    for (const query of [
      { number: foreign.number, token },
      { number: decision.number, token: `${token}x` },
      { number: decision.number, token: '' },
      { number: decision.number },
    ])
      expect((await visitor.call(getDecision, { query })).error?.code).toBe('not_found');
  });

  test('does not exist for anybody else, nor before it is applied', async () => {
    const { decision } = await decided();
    const stranger = await buildMember(app);
    expect((await read(stranger, decision)).status).toBe(404);
    expect((await send(stranger, decision)).status).toBe(404);
    const ben = await buildMember(app);
    const waiting = await decide(ben, { waits: true });
    expect((await read(ben, waiting)).status).toBe(404);
  });

  test('is read by whoever reported as an outcome, never as the letter of the member', async () => {
    const { anna, decision } = await decided({ words: 'Ben hat Links verschickt.', facts: 'Vier gleiche Links.' });
    const { reply } = await read(anna, decision);
    expect(reply).toMatchObject({ role: 'reporter', outcome: 'acted', can_appeal: false });
    expect(JSON.stringify(reply)).not.toMatch(/restrict|advertising|Links|Unterhaltung/);
    expect((await anna.client.call(getReports)).reply.reports).toMatchObject([{ state: 'acted', decision: decision.number }]);
    const [mail] = await mailsTo(app, anna.email);
    expect(mail?.subject).toContain('R-');
    expect(mail?.text).not.toMatch(/Links|Unterhaltung/);
  });

  test('can be appealed against for six months by the clock', async () => {
    const { ben, decision } = await decided();
    const { reply } = await read(ben, decision);
    const left = new Date(reply.appeal_until).getTime() - app.platform.clock.now().getTime();
    expect(left / (24 * hour)).toBeGreaterThan(180);
    app.platform.clock.advance(left / 1000 + 1);
    const [mail] = await mailsTo(app, ben.email);
    const token = tokenIn(mail?.links.find((link) => link.includes('/decisions/')));
    const visitor = app.client();
    expect((await visitor.call(getDecision, { query: { number: decision.number, token } })).reply.can_appeal).toBe(false);
    const late = await visitor.call(appeal, { query: { token }, body: { number: decision.number, words: 'Zu spät?' } });
    expect([late.status, late.error?.code]).toEqual([410, 'appeal_over']);
  });
});

describe('an appeal', () => {
  test('opens one case, whatever comes twice or at once, and its receipt says when it is answered', async () => {
    const { ben, decision, caseId } = await decided();
    const replies = await Promise.all([send(ben, decision), send(ben, decision), send(ben, decision)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    await caseOfAppeal(decision);
    const [first] = replies;
    const made = first?.reply.appeal;
    expect(made?.words).toBe('Das war ein Irrtum.');
    expect(new Date(made?.answer_by ?? 0).getTime() - new Date(made?.at ?? 0).getTime()).toBe(appealHours * hour);
    expect((await send(ben, decision, 'Noch etwas.')).error?.code).toBe('appealed_already');
    const { rows } = await app.platform.database.pool.query(`SELECT state FROM cases WHERE id = $1`, [caseId]);
    expect(rows).toEqual([{ state: 'appealed' }]);
    const mails = (await settledMailsTo(app, ben.email)).filter(({ subject }) => subject.includes('Einspruch'));
    expect(mails).toHaveLength(1);
  });

  test.each([
    ['without words', { words: '  \u200b ' }, 'text_required'],
    ['that is too long', { words: 'a'.repeat(2001) }, 'text_too_long'],
    ['of another type', { words: 7 }, 'invalid_request'],
    ['with a huge text', { words: 'a'.repeat(20_000) }, 'invalid_request'],
    ['with another number', { number: 'D-0000-0000', words: 'x' }, 'not_found'],
    ['with a wrong number', { number: 'nothing', words: 'x' }, 'invalid_request'],
  ])('%s is refused, and nothing is stored', async (_name, body, code) => {
    const { ben, decision } = await decided();
    const { error } = await ben.client.raw('POST', '/api/appeal.php', { number: decision.number, ...body });
    expect(error?.code).toBe(code);
    const { rows } = await app.platform.database.pool.query(`SELECT FROM appeals WHERE decision_id = $1`, [decision.id]);
    expect(rows).toEqual([]);
  });

  test('that is granted lifts the decision, and its words are read here and in the mail', async () => {
    const { anna, ben, decision } = await decided();
    await send(ben, decision);
    await answer(ben, decision, await caseOfAppeal(decision), 'restore', 'Du hattest recht: Der Link war eine Einladung.');
    // Whoever reported was told that something was done: that is no longer so.
    const mailed = (await settledMailsTo(app, anna.email)).filter(({ subject }) => subject.includes('noch einmal'));
    expect(mailed).toHaveLength(1);
    expect((await read(anna, decision)).reply).toMatchObject({ role: 'reporter', outcome: 'dismissed', can_appeal: false });
    const { reply } = await read(ben, decision);
    expect(reply).toMatchObject({ appeal: { outcome: 'restore', answer: 'Du hattest recht: Der Link war eine Einladung.' } });
    expect(reply.role === 'member' && reply.lifted_at).not.toBeNull();
    const mails = await settledMailsTo(app, ben.email);
    const mail = mails.find(({ subject }) => subject.startsWith('Antwort'));
    expect(mail?.text).toContain('Der Link war eine Einladung.');
    expect(mail?.links.some((link) => link.includes(`/decisions/${decision.number}`))).toBe(true);
  });

  test('that is refused leaves the decision as it is, and cannot be made again', async () => {
    const { ben, decision } = await decided();
    await send(ben, decision);
    await answer(ben, decision, await caseOfAppeal(decision), 'uphold', 'Die Links gingen an Fremde.');
    const { reply } = await read(ben, decision);
    expect(reply).toMatchObject({ can_appeal: false, lifted_at: null, appeal: { outcome: 'uphold' } });
    expect((await send(ben, decision, 'Bitte noch einmal.')).error?.code).toBe('appealed_already');
  });

  test('of a banned member works by the link of the mail', async () => {
    const { ben, decision } = await decided({ act: 'ban_rule', reason: 'harassment', restricts: [], until: null });
    const mails = await settledMailsTo(app, ben.email);
    const token = tokenIn(mails[0]?.links.find((link) => link.includes('/decisions/')));
    const sent = await app.client().call(appeal, { query: { token }, body: { number: decision.number, words: 'Das war ich nicht.' } });
    expect(sent.reply).toMatchObject({ role: 'member', appeal: { words: 'Das war ich nicht.' } });
  });

  test('of a reporter is possible against "no violation", and two of them are judged together', async () => {
    const {
      anna,
      ben,
      caseId,
      decision: _,
    } = await (async () => {
      const [first, about] = [await buildMember(app, { name: 'Anna' }), await buildMember(app, { name: 'Ben' })];
      return { anna: first, ben: about, caseId: await reported(first, about), decision: null };
    })();
    const carla = await buildMember(app, { name: 'Carla' });
    expect(await reported(carla, ben)).toBe(caseId);
    const decision = await decide(ben, { caseId, act: 'no_violation', restricts: [], until: null });
    expect((await read(ben, decision)).reply.can_appeal).toBe(false);
    expect((await send(ben, decision)).error?.code).toBe('appeal_over');
    expect((await send(anna, decision, 'Er wollte Geld.')).status).toBe(200);
    expect((await send(carla, decision, 'Auch von mir.')).status).toBe(200);
    const appealCase = await caseOfAppeal(decision);
    const { rows } = await app.platform.database.pool.query<{ words: string }>(
      `SELECT words FROM case_events WHERE case_id = $1 AND what = 'appealed'`,
      [appealCase],
    );
    expect(rows).toEqual([{ words: 'Auch von mir.' }]);
    await answer(ben, decision, appealCase, 'restore', 'Wir haben es übersehen.');
    for (const who of [anna, carla]) {
      expect((await read(who, decision)).reply).toMatchObject({ outcome: 'acted', appeal: { outcome: 'restore' } });
      const mails = await settledMailsTo(app, who.email);
      expect(mails.some(({ text }) => text.includes('Wir haben es übersehen.'))).toBe(true);
    }
    const toBen = await settledMailsTo(app, ben.email);
    expect(toBen.filter(({ subject }) => subject.startsWith('Antwort'))).toEqual([]);
  });
});

test('no reply, mail or export has a name, an address or an id of staff', async () => {
  const { anna, ben, decision } = await decided({ words: 'Eigene Worte.', facts: 'Tatsachen.' });
  await send(ben, decision);
  await answer(ben, decision, await caseOfAppeal(decision), 'uphold', 'Antwort.');
  for (const act of decisionActs.filter((one) => one !== 'restore' && one !== 'uphold')) await decided({ act });
  const replies = [await read(anna, decision), await read(ben, decision)].map(({ body }) => body);
  const keys = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      keys.add(key);
      collect(inner);
    }
  };
  replies.forEach(collect);
  expect([...keys].filter((key) => /staff|decided_by$|approved|judge|^by$|puid/.test(key))).toEqual([]);
  const names = await app.platform.database.pool.query<{ name: string; email: string }>(`SELECT name, email FROM staff`);
  const mails = [...(await settledMailsTo(app, anna.email)), ...(await settledMailsTo(app, ben.email))];
  const text = JSON.stringify([replies, mails]);
  for (const { name, email } of names.rows) {
    expect(text).not.toContain(email);
    if (name !== '') expect(text).not.toContain(name);
  }
});
