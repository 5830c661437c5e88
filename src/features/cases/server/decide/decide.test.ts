import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltMember, buildMember, buildPhoto } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { buildStaff, type BuiltStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getReports } from '#features/safety/contract/endpoints.ts';
import { getLog } from '#features/staff/contract/log.ts';
import { decide, previewDecision, undoDecision } from '../../contract/decision-endpoints.ts';
import { decided, deciding, passUndo, reportMember } from '#tests/support/deciding.ts';

let app: TestApp;
let judge: BuiltStaff;
let other: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  [judge, other] = [await buildStaff(app), await buildStaff(app)];
});
afterAll(() => app.close());

const db = () => app.platform.database.db;
const caseOf = (number: string) => db().selectFrom('cases').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
const eventsOf = async (number: string) =>
  (
    await db()
      .selectFrom('case_events')
      .select('what')
      .where('case_id', '=', (await caseOf(number)).id)
      .orderBy('id')
      .execute()
  ).map(({ what }) => what);
const statusOf = async ({ id }: BuiltMember) =>
  (await db().selectFrom('users').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const rowsOf = async () => {
  const { rows } = await app.platform.database.pool.query<{ dump: string }>(`
    SELECT string_agg(x, '' ORDER BY n) AS dump FROM (
      SELECT c.relname AS n, query_to_xml(format('SELECT * FROM %I ORDER BY 1', c.relname), true, false, '')::text AS x
      FROM pg_class c JOIN pg_namespace s ON s.oid = c.relnamespace WHERE s.nspname = 'public' AND c.relkind = 'r'
        AND c.relname NOT IN ('repeated_jobs', 'staff_sessions')) t`);
  return rows[0]?.dump;
};

describe('a decision about a case', () => {
  test('ends it, stands in the log, and settles the reports when it is applied', async () => {
    const [member, reporter] = [await buildMember(app), await buildMember(app)];
    const number = await reportMember(app, member, { by: reporter });
    const made = await deciding(judge, number, { act: 'warn' });
    expect(made.reply.decision).toMatchObject({ act: 'warn', mine: true, state: 'waiting', undo_until: expect.any(String) });
    expect(await caseOf(number)).toMatchObject({ state: 'decided', claimed_by: null });
    expect(await eventsOf(number)).toEqual(['opened', 'decided']);
    expect((await judge.client.call(getLog, { query: { what: 'decision' } })).reply.rows[0]).toMatchObject({
      subject: number,
      reason: 'warn harassment',
    });
    await passUndo(app);
    expect((await reporter.client.call(getReports)).reply.reports[0]).toMatchObject({ state: 'acted' });
  });

  test('is one of fifty that are made at once', async () => {
    const number = await reportMember(app, await buildMember(app));
    const staff = [judge, other];
    const made = await Promise.all(Array.from({ length: 50 }, (_, n) => deciding(staff[n % 2] ?? judge, number, { act: 'warn' })));
    expect(made.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, error } of made.filter((one) => one.status !== 200)) {
      expect(status).toBe(409);
      expect(error).toMatchObject({ code: 'decided_meanwhile', params: { by: 'owner', act: 'warn' } });
    }
    const rows = await db()
      .selectFrom('decisions')
      .select('id')
      .where('case_id', '=', (await caseOf(number)).id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('is the same when it is sent again with its id, and no other with the id of another case', async () => {
    const [first, second] = [await reportMember(app, await buildMember(app)), await reportMember(app, await buildMember(app))];
    const client_id = randomUUID();
    const made = await deciding(judge, first, { act: 'warn', client_id });
    expect((await deciding(judge, first, { act: 'warn', client_id })).reply.decision.number).toBe(made.reply.decision.number);
    expect((await deciding(judge, second, { act: 'warn', client_id })).error?.code).toBe('not_found');
    expect((await deciding(other, first, { act: 'warn', client_id })).error?.code).toBe('not_found');
    const { rows } = (await judge.client.call(getLog, { query: { what: 'decision' } })).reply;
    expect(rows.filter(({ subject }) => subject === first)).toHaveLength(1);
  });

  test('is refused while somebody else works on the case, and not once their time is over', async () => {
    const number = await reportMember(app, await buildMember(app));
    const until = new Date(app.platform.clock.now().getTime() + 600_000);
    await db().updateTable('cases').set({ claimed_by: other.id, claimed_until: until }).where('number', '=', number).execute();
    const refused = await deciding(judge, number, { act: 'warn' });
    expect(refused.error).toEqual({ code: 'claimed', params: { by: 'owner', until: until.toISOString() } });
    app.platform.clock.advance(601);
    expect((await deciding(judge, number, { act: 'warn' })).status).toBe(200);
  });

  test.each([
    [{ act: 'accept' }, 'act_does_not_fit'],
    [{ act: 'restore' }, 'words_required'],
    [{ act: 'restore', words: 'Gut.' }, 'act_does_not_fit'],
    [{ act: 'remove' }, 'act_does_not_fit'],
    [{ act: 'restrict' }, 'act_does_not_fit'],
    [{ act: 'warn', restrict: ['messages'] }, 'act_does_not_fit'],
    [{ act: 'warn', until: '2099-01-01T00:00:00.000Z' }, 'act_does_not_fit'],
    [{ act: 'ban_fraud' }, 'act_does_not_fit'],
    [{ act: 'suspend', until: '2001-01-01T00:00:00.000Z' }, 'until_invalid'],
    [{ act: 'suspend', until: '2099-01-01T00:00:00.000Z' }, 'until_invalid'],
    [{ act: 'warn', reason: 'other' }, 'words_required'],
    [{ act: 'warn', words: 'x'.repeat(5001) }, 'text_too_long'],
    [{ act: 'warn', facts: 'x'.repeat(5001) }, 'text_too_long'],
    [{ act: 'warn', also: ['M-0000-0000'] }, 'not_found'],
    [{ act: undefined }, 'invalid_request'],
    [{ act: 'warn', reason: undefined }, 'invalid_request'],
    [{ act: 'kill' }, 'invalid_request'],
    [{ act: 'warn', nonsense: 1 }, 'invalid_request'],
    [{ act: 'warn', client_id: 7 }, 'invalid_request'],
    [{ act: 'warn', also: Array.from({ length: 60 }, (_, n) => `M-0000-00${String(n + 10)}`) }, 'invalid_request'],
  ])('with %o is refused as %s, and nothing is stored', async (draft, code) => {
    const number = await reportMember(app, await buildMember(app));
    const body = { client_id: randomUUID(), number, reason: 'harassment', ...draft };
    const made = await judge.client.raw('POST', '/api/admin/decision.php', body);
    expect(made.error?.code).toBe(code);
    expect(await caseOf(number)).toMatchObject({ state: 'open' });
  });

  test('is made by nobody without the right, and about no case of another site', async () => {
    const member = await buildMember(app);
    const number = await reportMember(app, member);
    const body = { client_id: randomUUID(), number, act: 'warn', reason: 'harassment' } as const;
    const support = await buildStaff(app, { roles: [{ role: 'support', site: (await caseOf(number)).site_id }] });
    expect((await support.client.call(decide, { body })).error?.code).toBe('right_missing');
    expect((await app.client().call(decide, { body })).error?.code).toBe('authentication_required');
    expect((await member.client.call(decide, { body })).status).toBe(404);
    const elsewhere = (await app.features.sites.byHost('de.localhost')).id;
    expect((await judge.client.call(decide, { query: { site: elsewhere }, body })).error?.code).toBe('not_found');
    expect(await caseOf(number)).toMatchObject({ state: 'open' });
  });
});

describe('a decision is undone', () => {
  test('within ten seconds, from another session, and the case is open again', async () => {
    const member = await buildMember(app);
    const number = await reportMember(app, member);
    const { decision } = (await deciding(judge, number, { act: 'ban_rule' })).reply;
    const undo = (staff: BuiltStaff) => staff.client.call(undoDecision, { body: { number: decision.number } });
    expect((await undo(other)).error?.code).toBe('not_found');
    app.platform.clock.advance(9);
    expect([(await undo(judge)).status, (await undo(judge)).status]).toEqual([200, 200]);
    await passUndo(app);
    expect([await statusOf(member), (await caseOf(number)).state]).toEqual(['active', 'open']);
    expect(await eventsOf(number)).toEqual(['opened', 'decided', 'undone']);
    expect((await deciding(judge, number, { act: 'warn' })).status).toBe(200);
  });

  test('not afterwards, even if no job has run', async () => {
    const member = await buildMember(app);
    const { decision } = (await deciding(judge, await reportMember(app, member), { act: 'ban_rule' })).reply;
    app.platform.clock.advance(10);
    expect((await judge.client.call(undoDecision, { body: { number: decision.number } })).error?.code).toBe('undo_over');
    await passUndo(app);
    expect(await statusOf(member)).toBe('banned');
  });
});

describe('a preview', () => {
  test('counts what would happen, shows the letter, and changes nothing', async () => {
    const fraud = await buildMember(app, { gender: 'man', search_gender: ['woman'], credits: 100, paid_user: true });
    await buildPhoto(app, fraud.id);
    const receivers = await Promise.all(Array.from({ length: 3 }, () => buildMember(app, { credits: 50 })));
    for (const receiver of receivers) {
      await wrote(fraud, receiver, 'Schick mir Geld');
      await wrote(receiver, fraud, 'Nein');
    }
    const number = await reportMember(app, fraud, { reason: 'money' });
    // What is due in any case changes nothing meanwhile.
    await app.platform.jobs.runAllNow();
    const before = await rowsOf();
    const previewed = await judge.client.call(previewDecision, { body: { number, act: 'ban_fraud', reason: 'fraud' } });
    expect(previewed.reply.consequences).toMatchObject({ warned: 3, photos: 1, conversations: 3, members: 1, second_person: null });
    expect(previewed.reply.consequences.credits).toBeGreaterThan(0);
    expect(previewed.reply.letter).toMatchObject({ language: 'de', own_words: false });
    expect(await rowsOf()).toBe(before);
    expect((await fraud.client.raw('GET', '/api/user.php')).status).toBe(200);
  });
});

describe('several cases together', () => {
  test('have a decision each, and above ten need a second person', async () => {
    const members = await Promise.all(Array.from({ length: 11 }, () => buildMember(app)));
    const numbers: string[] = [];
    for (const member of members) numbers.push(await reportMember(app, member));
    const [first = '', second = '', ...rest] = numbers;
    const many = await deciding(judge, first, { act: 'ban_rule', also: [second, ...rest] });
    expect([many.status, many.reply.approval !== null, many.reply.decision.state]).toEqual([200, true, 'held']);
    expect(await caseOf(first)).toMatchObject({ state: 'held_for_second' });
    await passUndo(app);
    expect(await statusOf(members[0] as BuiltMember)).toBe('active');
    const { id = 0, hash = '' } = many.reply.approval ?? {};
    const approve = (staff: BuiltStaff, with_ = hash) =>
      staff.client.raw('POST', '/api/admin/approval.php', { id, hash: with_, approve: true });
    expect((await approve(judge)).error?.code).toBe('own_request');
    expect((await approve(other, 'x')).error?.code).toBe('approval_changed');
    expect((await approve(other)).status).toBe(200);
    await passUndo(app);
    expect(await Promise.all(members.map(statusOf))).toEqual(members.map(() => 'banned'));
    expect(await caseOf(second)).toMatchObject({ state: 'decided' });
  });

  test('below that are decided and undone together', async () => {
    const numbers = [await reportMember(app, await buildMember(app)), await reportMember(app, await buildMember(app))];
    const [first = '', second = ''] = numbers;
    const { decision, approval } = (await deciding(judge, first, { act: 'ban_rule', also: [second] })).reply;
    expect([approval, decision.state]).toEqual([null, 'waiting']);
    await judge.client.call(undoDecision, { body: { number: decision.number } });
    expect([(await caseOf(first)).state, (await caseOf(second)).state]).toEqual(['open', 'open']);
  });
});

test('a decision that the database has refused is found by nobody: who decided cannot approve', async () => {
  const member = await buildMember(app);
  const { number } = await decided(app, judge, await reportMember(app, member), { act: 'warn' });
  const update = db().updateTable('decisions').set({ approved_by: judge.id }).where('number', '=', number).execute();
  await expect(update).rejects.toThrow(/check constraint/);
});
