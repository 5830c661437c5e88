import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltMember, buildMember, buildPhoto } from '#tests/support/builders.ts';
import { silentDecisions } from '#tests/support/decisions.ts';
import { buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { staffId } from '#platform/contract/ids.ts';
import { type Decision, type DecisionsFeature, findDecision, type NewDecision } from '../index.ts';

let app: TestApp;
let decisions: DecisionsFeature;
let by: NewDecision['by'];
beforeAll(async () => {
  app = await createTestApp();
  decisions = silentDecisions(app);
  by = staffId((await buildStaff(app)).id);
});
afterAll(() => app.close());

const about = async ({ id }: BuiltMember, changes: Partial<NewDecision>): Promise<NewDecision> => ({
  site: (await app.features.sites.byHost('localhost')).id,
  clientId: null,
  caseId: null,
  user: id,
  act: 'warn',
  reason: 'other',
  content: 'profile',
  item: null,
  contentDate: null,
  restricts: [],
  until: null,
  facts: '',
  words: '',
  source: 'report',
  foundByMachine: false,
  isIntimate: false,
  language: 'de',
  by,
  waits: false,
  reviews: null,
  ...changes,
});

const decide = async (member: BuiltMember, changes: Partial<NewDecision>): Promise<Decision> => {
  const decision = await about(member, changes);
  return app.platform.database.db.transaction().execute((tx) => decisions.recordDecision(tx, decision));
};

const statusOf = async ({ id }: BuiltMember) =>
  (await app.platform.database.db.selectFrom('users').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

describe('a decision', () => {
  test('has a number, every column of the EU statement, and is due in ten seconds', async () => {
    const member = await buildMember(app);
    const { id, number } = await decide(member, { act: 'ban_fraud', reason: 'fraud' });
    expect(number).toMatch(/^D-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const row = await app.platform.database.db.selectFrom('decisions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      restriction_account: 'DECISION_ACCOUNT_TERMINATED',
      restriction_money: 'DECISION_MONETARY_SUSPENSION',
      ground: 'rule',
      ground_reference: '/pages/rules',
      content_type: 'CONTENT_TYPE_TEXT',
      category: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD',
      source: 'report',
      decided_by_machine: false,
      applied_at: null,
    });
    expect(row.due_at?.getTime()).toBe(row.decided_at.getTime() + 10_000);
  });

  test('is applied once when it is due, and not before', async () => {
    const member = await buildMember(app);
    const { id } = await decide(member, { act: 'ban_rule' });
    await decisions.applyDue();
    expect(await statusOf(member)).toBe('active');
    app.platform.clock.advance(10);
    await Promise.all([decisions.applyDue(), decisions.applyDue(), decisions.applyDue()]);
    expect(await statusOf(member)).toBe('banned');
    expect((await findDecision(app.platform.database.db, id))?.appliedAt).not.toBeNull();
  });

  test('can be withdrawn until then, again and again, and not afterwards', async () => {
    const member = await buildMember(app);
    const decision = await decide(member, { act: 'ban_rule' });
    const withdraw = () => app.platform.database.db.transaction().execute((tx) => decisions.withdraw(tx, decision));
    expect([await withdraw(), await withdraw()]).toEqual([true, true]);
    app.platform.clock.advance(11);
    await decisions.applyDue();
    expect(await statusOf(member)).toBe('active');
    const late = await decide(member, { act: 'ban_rule' });
    app.platform.clock.advance(10);
    expect(await app.platform.database.db.transaction().execute((tx) => decisions.withdraw(tx, late))).toBe(false);
  });

  test('is previewed without a trace', async () => {
    const member = await buildMember(app);
    await buildPhoto(app, member.id);
    const rows = () =>
      app.platform.database.pool.query(
        `SELECT (SELECT json_agg(d ORDER BY id) FROM decisions d) AS d, (SELECT json_agg(u ORDER BY id) FROM users u) AS u`,
      );
    const before = (await rows()).rows;
    const { consequences } = await decisions.previewOf([await about(member, { act: 'ban_rule' })]);
    expect(consequences).toMatchObject({ photos: 1, members: 1, conversations: 0 });
    expect((await rows()).rows).toEqual(before);
  });

  test('ends by the clock, and what another one says stays', async () => {
    const member = await buildMember(app);
    const hours = (n: number) => new Date(app.platform.clock.now().getTime() + n * 3_600_000);
    await decide(member, { act: 'suspend', until: hours(1) });
    await decide(member, { act: 'suspend', until: hours(3) });
    app.platform.clock.advance(10);
    await decisions.applyDue();
    expect(await statusOf(member)).toBe('suspended');
    app.platform.clock.advance(2 * 3600);
    await decisions.applyDue();
    expect(await statusOf(member)).toBe('suspended');
    app.platform.clock.advance(3600);
    await decisions.applyDue();
    expect(await statusOf(member)).toBe('active');
  });
});
