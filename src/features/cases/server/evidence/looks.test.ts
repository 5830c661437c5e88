import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getLooks } from '#features/decisions/contract/endpoints.ts';
import { checkLog } from '#features/staff/contract/log.ts';
import { buildMember } from '#tests/support/builders.ts';
import { type BuiltStaff, buildStaff, farAway, staffPassword } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getCase, lookAtCase } from '../../contract/endpoints.ts';
import { login } from '#features/staff/contract/endpoints.ts';
import { buildPair, reported, talk } from './testing/reported.ts';

let app: TestApp;
let here: number;
let elsewhere: number;
beforeAll(async () => {
  app = await createTestApp();
  here = (await app.features.sites.byHost('localhost')).id;
  elsewhere = (await app.features.sites.byHost('de.localhost')).id;
});
afterAll(() => app.close());

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.platform.database.pool.query<Row>(text, values)).rows;
const moderator = () => buildStaff(app, { roles: [{ role: 'moderator', site: here }] });
const logOf = ({ id }: BuiltStaff) =>
  query('SELECT what, look, subject, reason, words FROM staff_log WHERE staff_id = $1 AND look ORDER BY id', [id]);

const sentence = 'Kannst du mir 300 € auslegen?';
const texts = Array.from({ length: 30 }, (_one, at) => (at === 14 ? sentence : `Satz ${at}`));

async function buildCase() {
  const { thea, milan } = await buildPair(app);
  const lines = await talk(milan, thea, texts);
  const number = await reported(app, thea, milan, { message: lines[14]?.id ?? 0 });
  return { thea, milan, lines, number, conversation: lines[0]?.conversation ?? 0 };
}

describe('opening a case', () => {
  test('is one look a person and case, which who reported sees at once, and who was reported when it is decided', async () => {
    const { thea, milan, number } = await buildCase();
    const one = await moderator();
    await Promise.all(Array.from({ length: 5 }, () => one.client.call(getCase, { query: { number } })));
    expect(await logOf(one)).toEqual([{ what: 'case', look: true, subject: number, reason: 'opened', words: null }]);
    const other = await moderator();
    await other.client.call(getCase, { query: { number } });
    const looks = async (member: typeof thea) => (await member.client.call(getLooks)).reply.looks;
    const seen = { number, at: expect.any(String), lines: 7, reason: 'opened' };
    expect(await looks(thea)).toEqual([seen, seen]);
    expect(await looks(milan)).toEqual([]);
    expect(JSON.stringify(await looks(thea))).not.toMatch(/staff|name/);
    await query(`UPDATE cases SET state = 'closed' WHERE number = $1`, [number]);
    expect(await looks(milan)).toEqual([seen, seen]);
    expect(await looks(await buildMember(app))).toEqual([]);
    expect((await app.client().call(getLooks)).error?.code).toBe('authentication_required');
  });

  test('shows nothing when the log cannot be written', async () => {
    const { number, thea } = await buildCase();
    const { client } = await moderator();
    await query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'full'; END $$`);
    await query('CREATE TRIGGER refuse BEFORE INSERT ON staff_log FOR EACH ROW EXECUTE FUNCTION refuse()');
    const failed = await client.raw('GET', `/api/admin/case.php?number=${number}`);
    await query('DROP TRIGGER refuse ON staff_log; DROP FUNCTION refuse');
    expect(failed.status).toBe(500);
    expect(JSON.stringify(failed.body)).not.toContain('auslegen');
    expect((await thea.client.call(getLooks)).reply.looks).toEqual([]);
  });

  test('stands in the log also when its reply is lost', async () => {
    const { number, thea } = await buildCase();
    const one = await moderator();
    await query('ALTER TABLE balances RENAME TO balances_away');
    const lost = await one.client.raw('GET', `/api/admin/case.php?number=${number}`);
    await query('ALTER TABLE balances_away RENAME TO balances');
    expect(lost.status).toBe(500);
    expect(await logOf(one)).toHaveLength(1);
    expect((await thea.client.call(getLooks)).reply.looks).toHaveLength(1);
  });

  test('is no look when the case has no lines', async () => {
    const { thea, milan } = await buildPair(app);
    const number = await reported(app, thea, milan);
    const one = await moderator();
    await one.client.call(getCase, { query: { number } });
    expect(await logOf(one)).toEqual([]);
    expect((await thea.client.call(getLooks)).reply.looks).toEqual([]);
  });

  test('stands in the log also when both members are erased', async () => {
    const { number, thea, milan } = await buildCase();
    await query('DELETE FROM users WHERE id = ANY($1)', [[thea.id, milan.id]]);
    const one = await moderator();
    expect((await one.client.call(getCase, { query: { number } })).reply.lines[0]?.lines).toHaveLength(7);
    expect(await logOf(one)).toHaveLength(1);
  });
});

describe('a further look', () => {
  test('opens ten lines before or after, with its reason in the log, and both members see it', async () => {
    const { thea, milan, number, conversation, lines } = await buildCase();
    const one = await moderator();
    const look = (what: object, words?: string) =>
      one.client.call(lookAtCase, {
        body: { number, what: { conversation, ...what }, reason: 'threat', ...(words === undefined ? {} : { words }) },
      });
    const before = await look({ before: lines[11]?.id }, ' Droht er schon vorher? ');
    expect(before.status).toBe(200);
    expect(before.reply.lines.lines.map(({ text }) => text)).toEqual(texts.slice(1, 11));
    expect(before.reply.lines).toMatchObject({ conversation, other: { id: thea.id }, more_before: 1, more_after: 19 });
    const after = await look({ after: lines[17]?.id });
    expect(after.reply.lines.lines.map(({ text }) => text)).toEqual(texts.slice(18, 28));
    expect(after.reply.lines.more_after).toBe(2);
    expect(await logOf(one)).toEqual([
      { what: 'case-look', look: true, subject: number, reason: 'threat', words: 'Droht er schon vorher?' },
      { what: 'case-look', look: true, subject: number, reason: 'threat', words: null },
    ]);
    expect((await thea.client.call(getLooks)).reply.looks).toMatchObject([
      { number, lines: 10, reason: 'threat' },
      { number, lines: 10, reason: 'threat' },
    ]);
    expect((await milan.client.call(getLooks)).reply.looks).toEqual([]);
    const events = (await one.client.call(getCase, { query: { number } })).reply.events.filter(({ what }) => what === 'looked');
    expect(events.map(({ about, words }) => [about, words])).toEqual([
      ['threat', 'Droht er schon vorher?'],
      ['threat', null],
    ]);
    expect((await (await buildStaff(app)).client.call(checkLog)).reply.ok).toBe(true);
  });

  test('opens the lines around the same sentence elsewhere, and no other conversation', async () => {
    const { milan, number } = await buildCase();
    const [ines, jule] = [await buildMember(app, { name: 'Ines', credits: 99 }), await buildMember(app, { name: 'Jule', credits: 99 })];
    const same = await talk(ines, milan, ['Hallo Milan', ` ${sentence.toUpperCase()} `, 'Wieso?']);
    const other = await talk(jule, milan, ['Hallo', 'Guten Abend, Jule']);
    const { client } = await moderator();
    const found = (await client.call(getCase, { query: { number } })).reply.same_sentence;
    expect(found).toMatchObject([{ conversation: same[0]?.conversation, with: { id: ines.id, name: 'Ines' }, reported: false }]);
    const look = (conversation: number) => client.call(lookAtCase, { body: { number, what: { conversation }, reason: 'same_sentence' } });
    const seen = await look(same[0]?.conversation ?? 0);
    expect(seen.reply.lines.lines.map(({ text }) => text.trim())).toEqual(['Hallo Milan', sentence.toUpperCase(), 'Wieso?']);
    expect((await ines.client.call(getLooks)).reply.looks).toMatchObject([{ number, lines: 3, reason: 'same_sentence' }]);
    expect((await look(other[0]?.conversation ?? 0)).error?.code).toBe('not_found');
    expect((await look(999_999)).error?.code).toBe('not_found');
    expect((await jule.client.call(getLooks)).reply.looks).toEqual([]);
  });

  test('is refused without a reason, for too many words, for another site and without the right or the second factor', async () => {
    const { number, conversation, lines, thea } = await buildCase();
    const one = await moderator();
    const what = { conversation, before: lines[11]?.id };
    const send = (body: object) => one.client.raw('POST', '/api/admin/case-look.php', body);
    for (const body of [
      {},
      { number, what },
      { number, what, reason: 'curious' },
      { number, what: {}, reason: 'context' },
      { number, what: { ...what, after: 1 }, reason: 'context' },
      { number, what: { conversation: 'x' }, reason: 'context' },
      { number, what: { conversation, before: -1 }, reason: 'context' },
      { number, what, reason: 'context', words: 'x '.repeat(201) },
      { number, what, reason: 'context', more: 1 },
      { number, what: { ...what, more: 1 }, reason: 'context' },
    ])
      expect([JSON.stringify(body).slice(0, 90), (await send(body)).status]).toEqual([expect.any(String), 400]);
    const body = { number, what, reason: 'context' };
    expect((await one.client.raw('POST', `/api/admin/case-look.php?site=${elsewhere}`, body)).error?.code).toBe('not_found');
    const owner = await buildStaff(app);
    expect((await owner.client.raw('POST', `/api/admin/case-look.php?site=${elsewhere}`, body)).error?.code).toBe('not_found');
    const support = await buildStaff(app, { roles: [{ role: 'support', site: here }] });
    expect((await support.client.raw('POST', '/api/admin/case-look.php', body)).error?.code).toBe('right_missing');
    expect((await thea.client.raw('POST', '/api/admin/case-look.php', body)).error?.code).toBe('not_found');
    expect((await app.client().raw('POST', '/api/admin/case-look.php', body)).error?.code).toBe('authentication_required');
    const far = farAway(app);
    await far.call(login, { body: { email: one.email, password: staffPassword } });
    expect((await far.raw('POST', '/api/admin/case-look.php', body)).error?.code).toBe('second_factor_required');
    expect(await logOf(one)).toEqual([]);
    expect((await thea.client.call(getLooks)).reply.looks).toEqual([]);
  });

  test('sends nothing when it cannot be stored', async () => {
    const { number, conversation, lines } = await buildCase();
    const { client } = await moderator();
    await query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'full'; END $$`);
    await query('CREATE TRIGGER refuse BEFORE INSERT ON looks FOR EACH ROW EXECUTE FUNCTION refuse()');
    const failed = await client.raw('POST', '/api/admin/case-look.php', {
      number,
      what: { conversation, before: lines[11]?.id },
      reason: 'context',
    });
    await query('DROP TRIGGER refuse ON looks; DROP FUNCTION refuse');
    expect([failed.status, JSON.stringify(failed.body).includes('Satz')]).toEqual([500, false]);
  });
});
