import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BuiltMember, builtPassword, buildMember, buildPhoto } from '#tests/support/builders.ts';
import { textsOf, wrote } from '#tests/support/chat/chat.ts';
import { buildStaff, type BuiltStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { login } from '#features/account/contract/endpoints.ts';
import { caseAbout, decided, deciding, reportMember } from '#tests/support/deciding.ts';

let app: TestApp;
let judge: BuiltStaff;
let other: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  [judge, other] = [await buildStaff(app), await buildStaff(app)];
});
afterAll(() => app.close());

const db = () => app.platform.database.db;
const caseOf = (number: string) => db().selectFrom('cases').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
const rowOf = (number: string) => db().selectFrom('decisions').selectAll().where('number', '=', number).executeTakeFirstOrThrow();

/** Opens the case of an appeal, as the page of the decision does. */
async function appeal(decision: string, by: 'member' | 'reporter' = 'member'): Promise<string> {
  const first = await rowOf(decision);
  const now = app.platform.clock.now();
  await db().updateTable('cases').set({ state: 'appealed' }).where('id', '=', first.case_id).execute();
  const { number } = await db()
    .insertInto('cases')
    .values({
      site_id: first.site_id,
      number: `M-${String(first.id).padStart(4, '0')}-${by === 'member' ? '000M' : '000R'}`,
      kind: 'appeal',
      subject_id: first.user_id,
      opened_at: now,
      due_at: new Date(now.getTime() + 72 * 3_600_000),
      appeal_of: first.id,
      appeal_words: 'Das war ich nicht.',
      appealed_by: by,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}
const enter = ({ email }: BuiltMember) => app.client().call(login, { body: { email, password: builtPassword } });
const restore = { act: 'restore', reason: 'other', words: 'Du hattest recht.' } as const;

describe('an appeal', () => {
  test('is answered by somebody else: the call and the database refuse the first judge', async () => {
    const member = await buildMember(app);
    const first = await decided(app, judge, await reportMember(app, member), { act: 'ban_rule' });
    const number = await appeal(first.number);
    expect((await deciding(judge, number, restore)).error?.code).toBe('first_judge');
    const answer = await decided(app, other, number, restore);
    const forged = db().updateTable('decisions').set({ decided_by: judge.id }).where('number', '=', answer.number).execute();
    await expect(forged).rejects.toThrow(/check constraint/);
  });

  test('that is granted brings the account back, and closes both cases with a date for the evidence', async () => {
    const member = await buildMember(app);
    const reported = await reportMember(app, member);
    const first = await decided(app, judge, reported, { act: 'ban_rule' });
    expect((await enter(member)).error?.code).toBe('banned');
    const number = await appeal(first.number);
    const answer = await decided(app, other, number, restore);
    expect((await enter(member)).status).toBe(200);
    expect((await rowOf(first.number)).reversed_by).toBe((await rowOf(answer.number)).id);
    expect(await caseOf(reported)).toMatchObject({ state: 'closed' });
    expect(await caseOf(number)).toMatchObject({ state: 'decided' });
  });

  test('that is granted brings a removed message and photo back', async () => {
    const [from, to] = [
      await buildMember(app, { gender: 'man', search_gender: ['woman'], credits: 100, paid_user: true }),
      await buildMember(app),
    ];
    await wrote(from, to, 'Eins');
    const { message } = await wrote(from, to, 'Zwei');
    await wrote(from, to, 'Drei');
    const removed = await decided(app, judge, await reportMember(app, from, { by: to, subject: 'message', item: message.id }), {
      act: 'remove',
    });
    expect(await textsOf(to, from)).toEqual(['Eins', 'Drei']);
    await decided(app, other, await appeal(removed.number), restore);
    expect(await textsOf(to, from)).toEqual(['Eins', 'Zwei', 'Drei']);

    const name = await buildPhoto(app, from.id);
    const { id } = await db().selectFrom('photos').select('id').where('name', '=', name).executeTakeFirstOrThrow();
    const gone = await decided(app, judge, await reportMember(app, from, { subject: 'photo', item: id }), { act: 'remove' });
    await decided(app, other, await appeal(gone.number), restore);
    const { status } = await db().selectFrom('photos').select('status').where('id', '=', id).executeTakeFirstOrThrow();
    expect(status).toBe('active');
  });

  test('that is not granted leaves everything as it is', async () => {
    const member = await buildMember(app);
    const first = await decided(app, judge, await reportMember(app, member), { act: 'ban_rule' });
    const number = await appeal(first.number);
    expect((await deciding(other, number, { act: 'uphold', reason: 'other' })).error?.code).toBe('words_required');
    expect((await deciding(other, number, { act: 'warn', reason: 'harassment' })).error?.code).toBe('act_does_not_fit');
    await decided(app, other, number, { act: 'uphold', reason: 'other', words: 'Es bleibt dabei.' });
    expect((await enter(member)).error?.code).toBe('banned');
    expect((await rowOf(first.number)).reversed_by).toBeNull();
  });

  test('of a reporter against "no violation", when granted, opens the case again', async () => {
    const [member, reporter] = [await buildMember(app), await buildMember(app)];
    const reported = await reportMember(app, member, { by: reporter });
    const first = await decided(app, judge, reported, { act: 'no_violation' });
    await decided(app, other, await appeal(first.number, 'reporter'), restore);
    expect(await caseOf(reported)).toMatchObject({ state: 'open' });
    expect((await deciding(other, reported, { act: 'warn' })).status).toBe(200);
  });

  test('lifts one of two decisions, and what the other says stays', async () => {
    const member = await buildMember(app);
    const first = await decided(app, judge, await reportMember(app, member), { act: 'ban_rule' });
    const site = (await caseOf(await caseAbout(app, member))).site_id;
    await db()
      .insertInto('cases')
      .values({ site_id: site, number: 'M-ZZZZ-0001', kind: 'report', subject_id: member.id, opened_at: new Date(), due_at: new Date() })
      .execute();
    await decided(app, other, 'M-ZZZZ-0001', { act: 'suspend' });
    await decided(app, other, await appeal(first.number), restore);
    expect((await enter(member)).error?.code).toBe('suspended');
  });
});
