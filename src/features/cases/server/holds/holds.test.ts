import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { siteId, staffId, type UserId, userId } from '#platform/contract/ids.ts';
import type { DataPart } from '#platform/server/data-part.ts';
import { getLooks } from '#features/decisions/contract/endpoints.ts';
import { deleteUser } from '#features/account-settings/contract/endpoints.ts';
import { type BuiltMember, buildMember, builtPassword } from '#tests/support/builders.ts';
import { advanceClock, decide as settle, openOrder } from '#tests/support/money/shop.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getCase, lookAtCase } from '../../contract/endpoints.ts';
import { endHold, getHolds, hold } from '../../contract/hold-endpoints.ts';
import { untilOneWaits } from '#tests/support/waiting.ts';
import { insertDataLook } from '../evidence/looks/data-looks-repo.ts';
import { looksData } from '../evidence/looks/own-data-repo.ts';
import { reported, talk } from '../evidence/testing/reported.ts';
import { openedCase } from '../queue/testing/cases.ts';
import { insertHold, lockHolds } from './hold-repo.ts';

let app: TestApp;
let here: number;
let elsewhere: number;
let manager: BuiltStaff;
const managerAt = (site: number) => buildStaff(app, { roles: [{ role: 'manager', site }] });
beforeAll(async () => {
  app = await createTestApp();
  here = (await app.features.sites.byHost('localhost')).id;
  elsewhere = (await app.features.sites.byHost('de.localhost')).id;
});
afterAll(() => app.close());
// Sessions end when the clock moves far.
beforeEach(async () => {
  manager = await managerAt(here);
});

const day = 86_400;
const make = (member: { readonly id: number }, more: object = {}) =>
  manager.client.call(hold, { body: { member: member.id, reference: 'Az. 12 Js 34/26', reason: 'Anfrage der Polizei', ...more } });
async function rowsOf(part: DataPart, user: UserId): Promise<object[]> {
  const rows: object[] = [];
  for await (const page of part.read(user)) rows.push(...page);
  return rows;
}
const exists = async ({ id }: BuiltMember) =>
  (await app.platform.database.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
const leave = ({ client }: BuiltMember) => client.call(deleteUser, { body: { password: builtPassword } });

describe('a hold', () => {
  test('keeps a deleted account from its purge until somebody ends it', async () => {
    const [held, other] = [await buildMember(app), await buildMember(app)];
    const { id } = (await make(held)).reply.hold;
    for (const member of [held, other]) expect((await leave(member)).status).toBe(200);
    await advanceClock(app, 30 * day);
    expect([await exists(held), await exists(other)]).toEqual([true, false]);
    manager = await managerAt(here);
    for (let times = 0; times < 2; times++) expect((await manager.client.call(endHold, { body: { id } })).status).toBe(200);
    await advanceClock(app, 600);
    expect(await exists(held)).toBe(false);
  });

  test('pays nothing out while it keeps the account', async () => {
    const held = await buildMember(app);
    const order = await openOrder(held.client);
    await settle(app, order, 'paid');
    const { id } = (await make(held)).reply.hold;
    await leave(held);
    const refunds = async () => (await app.platform.database.pool.query('SELECT FROM refunds WHERE order_id = $1', [order.id])).rows.length;
    await advanceClock(app, 30 * day);
    expect(await refunds()).toBe(0);
    manager = await managerAt(here);
    await manager.client.call(endHold, { body: { id } });
    await advanceClock(app, 600);
    expect(await refunds()).toBe(1);
  });

  test('ends by itself, and can be made after the account was deleted', async () => {
    const held = await buildMember(app);
    await leave(held);
    const until = new Date(app.platform.clock.now().getTime() + 20 * day * 1000).toISOString();
    expect((await make(held, { until })).reply.hold).toMatchObject({ until, holds: true });
    await advanceClock(app, 19 * day);
    expect(await exists(held)).toBe(true);
    await advanceClock(app, 2 * day);
    expect(await exists(held)).toBe(false);
  });

  test('keeps the evidence of its cases', async () => {
    const { about, id, number } = await openedCase(app);
    await make(about);
    const { pool } = app.platform.database;
    await pool.query(`UPDATE cases SET state = 'closed', opened_at = opened_at - interval '1 year' WHERE id = $1`, [id]);
    await pool.query(`UPDATE case_events SET at = at - interval '1 year' WHERE case_id = $1`, [id]);
    const erased = async () =>
      (await pool.query('SELECT evidence_erased_at AS at FROM cases WHERE id = $1', [id])).rows[0] as { at: Date | null };
    await app.platform.jobs.runAllNow();
    expect((await erased()).at).toBeNull();
    const shown = (await manager.client.call(getCase, { query: { number } })).reply.holds;
    expect(shown).toMatchObject([{ reference: 'Az. 12 Js 34/26', until: null }]);
    const moderator = await buildStaff(app, { roles: [{ role: 'moderator', site: here }] });
    expect((await moderator.client.call(getCase, { query: { number } })).reply.holds).toEqual([]);
    await manager.client.call(endHold, { body: { id: shown[0]?.id ?? 0 } });
    await app.platform.jobs.runAllNow();
    expect((await erased()).at).not.toBeNull();
  });

  test('keeps the evidence also when it is made at the moment of the erasing', async () => {
    const { about, id } = await openedCase(app);
    const { db, pool } = app.platform.database;
    await pool.query(`UPDATE cases SET state = 'closed', opened_at = opened_at - interval '1 year' WHERE id = $1`, [id]);
    await pool.query(`UPDATE case_events SET at = at - interval '1 year' WHERE case_id = $1`, [id]);
    const now = app.platform.clock.now();
    const erasing = await db.transaction().execute(async (tx) => {
      const user = userId(about.id);
      await lockHolds(tx, user);
      const running = app.platform.jobs.runAllNow();
      await untilOneWaits(app);
      const held = {
        site: siteId(here),
        user,
        reference: 'Az. 3',
        reason: 'Anfrage',
        until: null,
        silentUntil: null,
        by: staffId(manager.id),
      };
      await insertHold(tx, held, now);
      return { running };
    });
    await erasing.running;
    const { rows } = await pool.query('SELECT evidence_erased_at AS at FROM cases WHERE id = $1', [id]);
    expect(rows).toEqual([{ at: null }]);
  });

  test('is one a reference, changed by the same one, listed, and in the log each time', async () => {
    const held = await buildMember(app);
    const { id } = (await make(held)).reply.hold;
    expect((await make(held)).reply.hold.id).toBe(id);
    expect((await make(held, { reason: 'Verlängert' })).reply.hold).toMatchObject({ id, reason: 'Verlängert' });
    const second = (await make(held, { reference: 'Az. 2' })).reply.hold;
    await manager.client.call(endHold, { body: { id: second.id } });
    const { holds } = (await manager.client.call(getHolds, { query: { member: held.id } })).reply;
    expect(holds.map((one) => [one.id, one.holds, one.member.id])).toEqual([
      [second.id, false, held.id],
      [id, true, held.id],
    ]);
    const { rows } = await app.platform.database.pool.query(
      `SELECT what, reason, words FROM staff_log WHERE subject = $1 AND what LIKE 'hold%' ORDER BY id`,
      [String(held.id)],
    );
    expect(rows).toEqual([
      { what: 'hold', reason: 'authority', words: 'Anfrage der Polizei' },
      { what: 'hold', reason: 'authority', words: 'Verlängert' },
      { what: 'hold', reason: 'authority', words: 'Anfrage der Polizei' },
      { what: 'hold-end', reason: null, words: null },
    ]);
  });

  test('keeps looks for the authority from those whose lines they were until its date, and no other looks', async () => {
    const [about, other] = [await buildMember(app, { credits: 50, paid_user: true }), await buildMember(app, { credits: 50 })];
    await talk(
      other,
      about,
      Array.from({ length: 12 }, (_each, n) => `Zeile ${n}`),
    );
    const [, , , , , , line] = await talk(
      about,
      other,
      Array.from({ length: 12 }, (_each, n) => `Satz ${n}`),
    );
    const number = await reported(app, other, about, { message: line!.id });
    const until = new Date(app.platform.clock.now().getTime() + 20 * day * 1000).toISOString();
    expect((await make(about, { silent_until: until })).reply.hold).toMatchObject({ silent_until: until });
    const before = (await manager.client.call(getCase, { query: { number } })).reply.lines[0]!;
    const look = { number, what: { conversation: before.conversation, before: before.lines[0]!.id }, reason: 'authority' } as const;
    expect((await manager.client.call(lookAtCase, { body: look })).status).toBe(200);
    const { db, pool } = app.platform.database;
    const data = { site: siteId(here), staff: staffId(manager.id), what: ['email'], now: app.platform.clock.now() } as const;
    await db.transaction().execute(async (tx) => {
      await insertDataLook(tx, { ...data, user: userId(about.id), reason: 'authority' });
      await insertDataLook(tx, { ...data, user: userId(about.id), reason: 'order' });
    });
    const reasonsOf = async ({ client }: BuiltMember) => {
      const { looks, data_looks } = (await client.call(getLooks)).reply;
      return [...looks, ...data_looks].map(({ reason }) => reason);
    };
    // Whoever reported reads at once that the lines were opened, and nothing of the authority; nor in the export.
    expect([await reasonsOf(other), await reasonsOf(about)]).toEqual([['opened'], ['order']]);
    for (const { id } of [about, other]) {
      const parts = await Promise.all(looksData(db, () => app.platform.clock.now()).map((part) => rowsOf(part, userId(id))));
      expect(JSON.stringify(parts)).not.toContain('authority');
    }
    // The date passes: by the clock alone.
    await pool.query(`UPDATE account_holds SET silent_until = $1 WHERE user_id = $2`, [app.platform.clock.now(), about.id]);
    expect([await reasonsOf(other), await reasonsOf(about)]).toEqual([
      ['authority', 'opened'],
      ['order', 'authority'],
    ]);
  });

  test('stays silent when it is changed without a word of the silence, and ends that only when told so', async () => {
    const held = await buildMember(app);
    const soon = new Date(app.platform.clock.now().getTime() + 20 * day * 1000).toISOString();
    const { id } = (await make(held, { silent_until: soon })).reply.hold;
    expect((await make(held, { until: soon })).reply.hold).toMatchObject({ id, until: soon, silent_until: soon });
    // Of a silence that is over, nothing is asked for again.
    await app.platform.database.pool.query('UPDATE account_holds SET silent_until = $1 WHERE id = $2', [new Date(0), id]);
    expect((await make(held)).reply.hold).toMatchObject({ until: null, silent_until: new Date(0).toISOString() });
    expect((await make(held, { silent_until: null })).reply.hold).toMatchObject({ silent_until: null });
    const { rows } = await app.platform.database.pool.query<{ words: string }>(
      `SELECT words FROM staff_log WHERE subject = $1 AND what = 'hold' ORDER BY id`,
      [String(held.id)],
    );
    expect(rows.map(({ words }) => words)).toEqual([
      `Anfrage der Polizei [silent until ${soon}]`,
      `Anfrage der Polizei [silent until ${soon}]`,
      `Anfrage der Polizei [silent until ${new Date(0).toISOString()}]`,
      'Anfrage der Polizei [no longer silent]',
    ]);
  });

  test('needs a member of the site, a reference, a reason and an end in the future', async () => {
    const held = await buildMember(app);
    expect((await make({ id: 999_999_999 })).status).toBe(404);
    const other = await managerAt(elsewhere);
    const body = { member: held.id, reference: 'Az. 1', reason: 'Anfrage' };
    expect((await other.client.call(hold, { query: { site: elsewhere }, body })).status).toBe(404);
    expect((await other.client.call(hold, { query: { site: here }, body })).status).toBe(404);
    expect((await make(held, { reference: ' ' })).error?.code).toBe('text_required');
    expect((await make(held, { reference: 'x'.repeat(101) })).error?.code).toBe('text_too_long');
    expect((await make(held, { reason: '' })).error?.code).toBe('text_required');
    expect((await make(held, { until: new Date(0).toISOString() })).error?.code).toBe('until_invalid');
    expect((await make(held, { silent_until: new Date(0).toISOString() })).error?.code).toBe('until_invalid');
    for (const wrong of [
      { member: 'x' },
      { member: 0 },
      { reference: 1 },
      { until: 'x' },
      { silent_until: 'x' },
      { reason: 'x'.repeat(6000) },
      { more: 1 },
    ]) {
      const { status } = await manager.client.raw('POST', '/api/admin/hold.php', { ...body, ...wrong });
      expect([wrong, status]).toEqual([wrong, 400]);
    }
    const { id } = (await make(held)).reply.hold;
    expect((await other.client.call(endHold, { query: { site: elsewhere }, body: { id } })).status).toBe(404);
    expect((await manager.client.call(getHolds, { query: { member: held.id } })).reply.holds).toHaveLength(1);
  });
});
