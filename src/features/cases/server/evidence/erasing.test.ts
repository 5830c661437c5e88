import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { block } from '#features/safety/contract/endpoints.ts';
import { login } from '#features/staff/contract/endpoints.ts';
import { deleteUser } from '#features/account-settings/contract/endpoints.ts';
import { type BuiltMember, builtPassword } from '#tests/support/builders.ts';
import { type BuiltStaff, buildStaff, staffPassword } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getCase } from '../../contract/endpoints.ts';
import { buildPair, reported, sendImage, talk } from './testing/reported.ts';

let app: TestApp;
let staff: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  staff = await buildStaff(app);
});
afterAll(() => app.close());

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.platform.database.pool.query<Row>(text, values)).rows;
/** Also runs all jobs. */
const advance = (days: number) => app.client().raw('POST', '/dev/clock', { advance_seconds: days * 86_400 });
const linesOf = async (number: string) => {
  const { client } = await buildStaff(app);
  const { reply } = await client.call(getCase, { query: { number } });
  return {
    texts: reply.lines.flatMap(({ lines }) => lines.map(({ text }) => text)),
    pictures: reply.pictures.length,
    until: reply.evidence_until,
  };
};
const leave = ({ client }: BuiltMember) => client.call(deleteUser, { body: { password: builtPassword } });
const copies = async (names: readonly string[]) =>
  (
    await Promise.all(names.map(async (name) => ((await app.platform.storage.open(`evidence/${name}.webp`)) === null ? [] : [name])))
  ).flat();
const imageNames = async (member: BuiltMember) =>
  (await query<{ name: string }>('SELECT name FROM chat_images WHERE user_id = $1 ORDER BY id', [member.id])).map(({ name }) => name);

const texts = ['Hallo', 'Na du', 'Schick mir Geld, sonst!', 'Nein'];

/** A decision that is applied, as the tables have it. */
async function decided(number: string, { act = 'warn', reviews = null as number | null } = {}): Promise<number> {
  const now = app.platform.clock.now();
  const [row] = await query<{ id: number }>(
    `INSERT INTO decisions (site_id, number, case_id, user_id, act, reason, starts_at, ground, ground_reference, ground_explanation, content_type,
       category, facts, source, found_by_machine, decided_by_machine, puid, decided_by, decided_at, due_at, applied_at, language, reviews, reviewed_decided_by)
     SELECT c.site_id, 'D-' || left(gen_random_uuid()::text, 8), c.id, c.subject_id, $2, 'fraud', $3, 'rule', '1', '', 'text', 'fraud', '', 'report', false,
       false, gen_random_uuid(), $4, $3, $3, $3, 'de', $5, (SELECT decided_by FROM decisions WHERE id = $5) FROM cases c WHERE c.number = $1 RETURNING id`,
    [number, act, now, (reviews === null ? staff : await buildStaff(app)).id, reviews],
  );
  await query(`UPDATE cases SET state = 'decided' WHERE number = $1`, [number]);
  return row?.id ?? 0;
}

async function buildCase() {
  const { thea, milan } = await buildPair(app);
  const { id: withImage } = await sendImage(milan, thea, 21);
  const lines = await talk(milan, thea, texts);
  const number = await reported(app, thea, milan, { message: lines[2]?.id ?? 0 });
  return { thea, milan, lines, number, withImage };
}

describe('evidence', () => {
  test('survives an edit, a removal, a block and the end of both accounts while the case is open', async () => {
    const { thea, milan, number } = await buildCase();
    const kept = { texts: ['', ...texts], pictures: 1, until: null };
    expect(await linesOf(number)).toEqual(kept);
    const names = await imageNames(milan);
    await query(`UPDATE messages SET text = 'Alles gut' WHERE sender_id = $1`, [milan.id]);
    await thea.client.call(block, { body: { id: milan.id } });
    expect(await linesOf(number)).toEqual(kept);
    await query('DELETE FROM messages WHERE sender_id = ANY($1)', [[milan.id, thea.id]]);
    expect(await linesOf(number)).toEqual(kept);
    for (const member of [milan, thea]) expect((await leave(member)).status).toBe(200);
    await advance(15);
    expect(await query('SELECT id FROM users WHERE id = ANY($1)', [[milan.id, thea.id]])).toEqual([]);
    expect(await linesOf(number)).toEqual(kept);
    expect(await copies(names)).toEqual(names);
    await advance(400);
    expect(await linesOf(number)).toEqual(kept);
  });

  test('goes seven months after the decision, with its copies, unless another case needs them', async () => {
    const { thea, milan, number, withImage } = await buildCase();
    const names = await imageNames(milan);
    await decided(number);
    const { until } = await linesOf(number);
    const days = (Date.parse(until ?? '') - app.platform.clock.now().getTime()) / 86_400_000;
    expect([days > 210, days < 216]).toEqual([true, true]);
    const second = await reported(app, thea, milan, { message: withImage, reason: 'explicit' });
    expect(second).not.toBe(number);
    await advance(days - 1);
    expect((await linesOf(number)).texts).toHaveLength(5);
    await advance(2);
    expect(await linesOf(number)).toMatchObject({ texts: [] });
    const rows = await query<{ evidence: object }>(
      'SELECT r.evidence FROM case_sources s JOIN cases c ON c.id = s.case_id JOIN reports r ON r.id = s.report_id WHERE c.number = $1',
      [number],
    );
    expect(rows).toEqual([{ evidence: {} }]);
    // The second case is open, and names the same picture.
    expect(await copies(names)).toEqual(names);
    await query(`UPDATE cases SET state = 'closed' WHERE number = $1`, [second]);
    await advance(40);
    expect(await copies(names)).toEqual([]);
    expect(await linesOf(second)).toMatchObject({ texts: [], pictures: 0 });
  });

  test('stays while an appeal is open, and goes a month after its end', async () => {
    const { number } = await buildCase();
    const first = await decided(number);
    await advance(170);
    const appeal = `M-${randomUUID().slice(0, 4).toUpperCase()}-${randomUUID().slice(0, 4).toUpperCase()}`;
    await query(
      `INSERT INTO cases (site_id, number, kind, subject_id, opened_at, due_at, appeal_of, appeal_words, appealed_by)
       SELECT site_id, $2, 'appeal', subject_id, $3, $3, $4, 'Nein', 'member' FROM cases WHERE number = $1`,
      [number, appeal, app.platform.clock.now(), first],
    );
    await advance(100);
    expect(await linesOf(number)).toMatchObject({ texts: ['', ...texts], until: null });
    // Whoever judges the appeal sees the evidence of the first case, and whoever made the decision cannot judge.
    expect((await linesOf(appeal)).texts).toEqual(['', ...texts]);
    const judge = (await (await buildStaff(app)).client.call(getCase, { query: { number: appeal } })).reply;
    expect(judge).toMatchObject({
      acts: ['restore', 'uphold'],
      refused: null,
      appeal: { words: 'Nein', by: 'member', first: { act: 'warn', mine: false } },
    });
    // The session of before has ended.
    await staff.client.call(login, { body: { email: staff.email, password: staffPassword } });
    const mine = (await staff.client.call(getCase, { query: { number: appeal } })).reply;
    expect(mine).toMatchObject({ acts: [], refused: 'first_judge', appeal: { first: { mine: true } } });
    await decided(appeal, { act: 'uphold', reviews: first });
    await advance(27);
    expect((await linesOf(number)).texts).toHaveLength(5);
    await advance(5);
    expect((await linesOf(number)).texts).toEqual([]);
    expect((await linesOf(appeal)).texts).toEqual([]);
  });
});
