import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildMember } from '#tests/support/builders.ts';
import { buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { complain } from '#features/safety/contract/endpoints.ts';
import { getCase } from '../../contract/endpoints.ts';
import { buildPair, reported, talk } from './testing/reported.ts';

let app: TestApp;
let here: number;
let elsewhere: number;
// Before the pool connects, because each connection keeps the function that it finds.
const statements = vi.spyOn(pg.Client.prototype, 'query');
beforeAll(async () => {
  app = await createTestApp();
  here = (await app.features.sites.byHost('localhost')).id;
  elsewhere = (await app.features.sites.byHost('de.localhost')).id;
});
afterAll(() => app.close());

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.platform.database.pool.query<Row>(text, values)).rows;
const moderator = () => buildStaff(app, { roles: [{ role: 'moderator', site: here }] });

const texts = ['Hallo', 'Na du', 'Ich bin Kapitän', 'Schön', 'Kannst du mir 300 € auslegen?', 'Nein', 'Schade', 'Ja', 'Bitte', 'Nein!'];

describe('a case', () => {
  test('has what was reported, with three lines before and after, and who reported it', async () => {
    const { thea, milan } = await buildPair(app);
    const lines = await talk(milan, thea, texts);
    const number = await reported(app, thea, milan, { message: lines[4]?.id ?? 0 });
    const { client } = await moderator();
    const { status, reply } = await client.call(getCase, { query: { number } });
    expect(status).toBe(200);
    expect(reply).toMatchObject({
      number,
      kind: 'danger',
      reason: 'money',
      state: 'open',
      subject: { id: milan.id, name: 'Milan' },
      lease: null,
      acts: ['no_violation', 'warn', 'hide', 'remove', 'restrict', 'suspend', 'ban_rule', 'ban_fraud'],
      refused: null,
      appeal: null,
      decisions: [],
      before: [],
      evidence_until: null,
      profile: null,
      account: { state: 'active', fictional: false, conversations: 1, answered: 1, paid: 0, credits: expect.any(Number), earlier: [] },
    });
    expect(reply.sources).toMatchObject([
      {
        kind: 'report',
        by: { id: thea.id, name: 'Thea' },
        subject: 'message',
        reason: 'money',
        sent: 1,
        unfounded: 0,
        set_aside: false,
        can_answer: true,
        language: 'de',
      },
    ]);
    const [conversation] = reply.lines;
    expect(conversation).toMatchObject({ conversation: lines[0]?.conversation, other: { id: thea.id }, more_before: 1, more_after: 2 });
    expect(conversation?.lines.map(({ text, who, reported }) => [who.name, text, reported])).toEqual([
      ['Thea', 'Na du', null],
      ['Milan', 'Ich bin Kapitän', null],
      ['Thea', 'Schön', null],
      ['Milan', 'Kannst du mir 300 € auslegen?', 'money'],
      ['Thea', 'Nein', null],
      ['Milan', 'Schade', null],
      ['Thea', 'Ja', null],
    ]);
    expect(reply.events.map(({ what }) => what)).toEqual(['opened']);
  });

  test('keeps the profile as it was reported, and no lines of a report of it', async () => {
    const { thea, milan } = await buildPair(app);
    await talk(milan, thea, texts);
    const number = await reported(app, thea, milan, { reason: 'fake' });
    await query(`UPDATE profiles SET about = 'Ganz anders' WHERE user_id = $1`, [milan.id]);
    const { reply } = await (await moderator()).client.call(getCase, { query: { number } });
    expect(reply).toMatchObject({ profile: { about: 'Kapitän', answers: [] }, lines: [], kind: 'report' });
    expect(
      await query(
        'SELECT lines FROM case_sources WHERE lines IS NOT NULL AND report_id IN (SELECT id FROM reports WHERE reported_id = $1)',
        [milan.id],
      ),
    ).toEqual([]);
  });

  test('is the same case for a second report, with each line once', async () => {
    const { thea, milan } = await buildPair(app);
    const lines = await talk(milan, thea, texts);
    const first = await reported(app, thea, milan, { message: lines[2]?.id ?? 0, reason: 'harassment' });
    expect(await reported(app, thea, milan, { message: lines[4]?.id ?? 0 })).toBe(first);
    const { reply } = await (await moderator()).client.call(getCase, { query: { number: first } });
    expect(reply.sources).toHaveLength(2);
    expect(reply.lines).toHaveLength(1);
    expect(reply.lines[0]?.lines.map(({ reported }) => reported)).toEqual([null, null, 'harassment', null, 'money', null, null, null]);
    expect(reply.reason).toBe('money');
  });

  test('needs the same number of statements for one report and for thirteen', async () => {
    const { thea, milan } = await buildPair(app);
    const [, , , , line] = await talk(milan, thea, texts.slice(0, 5));
    const number = await reported(app, thea, milan, { message: line?.id ?? 0 });
    const { client } = await moderator();
    await client.call(getCase, { query: { number } });
    // The least of five: jobs run meanwhile.
    const count = async () => {
      const counts: number[] = [];
      for (let n = 0; n < 5; n++) counts.push(await statementsOf(() => client.call(getCase, { query: { number } })));
      return Math.min(...counts);
    };
    const once = await count();
    expect(once).toBeGreaterThan(10);
    expect(once).toBeLessThan(25);
    for (let n = 0; n < 12; n++) {
      const other = await buildMember(app, { credits: 50 });
      const [, second] = await talk(other, milan, ['Hallo', 'Kannst du mir 300 € auslegen?']);
      await reported(app, other, milan, { message: second?.id ?? 0 });
    }
    // The lines of others are a look of their own.
    await client.call(getCase, { query: { number } });
    expect(await count()).toBe(once);
    expect((await client.call(getCase, { query: { number } })).reply.sources).toHaveLength(13);
  });

  test('does not exist for another site, for unknown numbers and for those without the right', async () => {
    const { thea, milan } = await buildPair(app);
    const number = await reported(app, thea, milan);
    const owner = await buildStaff(app);
    expect((await owner.client.call(getCase, { query: { number } })).status).toBe(200);

    expect((await owner.client.call(getCase, { query: { number, site: elsewhere } })).error?.code).toBe('not_found');
    expect((await owner.client.call(getCase, { query: { number: 'M-0000-0000' } })).error?.code).toBe('not_found');
    for (const wrong of ['', 'M-1', `${number}'`, 'x'.repeat(5000), `${number}&number=${number}`])
      expect([wrong, (await owner.client.raw('GET', `/api/admin/case.php?number=${wrong}`)).status]).toEqual([wrong, 400]);
    for (const role of ['support', 'accountant'] as const) {
      const { client } = await buildStaff(app, { roles: [{ role, site: here }] });
      expect((await client.call(getCase, { query: { number } })).error?.code).toBe('not_found');
    }
    expect((await thea.client.call(getCase, { query: { number } })).error?.code).toBe('not_found');
    expect((await app.client().call(getCase, { query: { number } })).error?.code).toBe('authentication_required');
  });

  test('of a complaint is seen by support, and by accountants when it is about payment', async () => {
    const member = await buildMember(app, { name: 'Jule' });
    const about = async (subject: 'payment' | 'content') => {
      const sent = await member.client.call(complain, {
        body: { client_id: randomUUID(), subject, name: 'Jule', email: member.email, text: 'Das stimmt nicht.' },
      });
      const [row] = await query<{ number: string }>(
        'SELECT c.number FROM cases c JOIN case_sources s ON s.case_id = c.id JOIN complaints k ON k.id = s.complaint_id WHERE k.number = $1',
        [sent.reply.number],
      );
      return row?.number ?? '';
    };
    const [money, content] = [await about('payment'), await about('content')];
    const support = await buildStaff(app, { roles: [{ role: 'support', site: here }] });
    const accountant = await buildStaff(app, { roles: [{ role: 'accountant', site: here }] });
    const seen = async ({ client }: typeof support) =>
      Promise.all([money, content].map(async (number) => (await client.call(getCase, { query: { number } })).status));
    expect(await seen(support)).toEqual([200, 200]);
    expect(await seen(accountant)).toEqual([200, 404]);
    const { reply } = await support.client.call(getCase, { query: { number: content } });
    expect(reply).toMatchObject({
      kind: 'complaint',
      reason: 'content',
      acts: [],
      lines: [],
      pictures: [],
      links: [],
      subject: { id: member.id },
    });
    expect(reply.sources).toMatchObject([
      { kind: 'complaint', text: 'Das stimmt nicht.', name: 'Jule', can_answer: true, subject: 'content' },
    ]);
  });
});

/** How many statements reach the database during the work. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const before = statements.mock.calls.length;
  await work();
  return statements.mock.calls.length - before;
}
