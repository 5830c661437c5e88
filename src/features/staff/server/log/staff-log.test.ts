import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { logout, passkeyChallenge, putMe } from '../../contract/endpoints.ts';
import { checkLog, getHome, getLog } from '../../contract/log.ts';
import { answerApproval, changeRoles } from '../../contract/people.ts';
import { canonicalJson, entryHash, firstHash, requestHash } from './log-entry.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const count = async () => {
  const { rows } = await app.platform.database.pool.query<{ count: number }>('SELECT count(*)::int AS count FROM staff_log');
  return rows[0]?.count ?? 0;
};
const run = (statement: string) => app.platform.database.pool.query(statement);
/** As somebody who owns the database could. */
async function tamper(statement: string): Promise<void> {
  await run('ALTER TABLE staff_log DISABLE TRIGGER USER');
  await run(statement);
  await run('ALTER TABLE staff_log ENABLE TRIGGER USER');
}

/** A challenge is only signed, not stored. Leases and previews are no acts. */
const noActs: readonly string[] = [
  passkeyChallenge.path,
  'admin/case-claim.php',
  'admin/case-release.php',
  'admin/content-preview.php',
  'admin/decision-preview.php',
  'admin/packages-preview.php',
  'admin/site-preview.php',
];
type Routes = TestApp['features']['routes'];
const writes = ({ endpoint: { method, path } }: Routes[number]): boolean =>
  path.startsWith('admin/') && method !== 'GET' && !noActs.includes(path);
/** Calls of staff that write, and were not made by `createActRoutes`. */
const withoutRow = (routes: Routes): string[] =>
  routes.filter((one) => writes(one) && !('acts' in one)).map(({ endpoint }) => endpoint.path);

describe('the log', () => {
  test('is written by every call of staff that writes, and by no other way', () => {
    expect(app.features.routes.filter(writes).length).toBeGreaterThan(10);
    expect(withoutRow(app.features.routes)).toEqual([]);
    // One that writes by another way is found, also by a name that sounds like a preview.
    const [known] = app.features.routes;
    if (known === undefined) throw new Error('no routes');
    const planted = (method: 'POST' | 'PUT' | 'DELETE' | 'GET', path: `${string}.php`) => ({
      ...known,
      endpoint: { ...known.endpoint, method, path },
    });
    const forgotten = [planted('POST', 'admin/everything.php'), planted('DELETE', 'admin/me.php'), planted('PUT', 'admin/all-preview.php')];
    expect(withoutRow([...app.features.routes, ...forgotten, planted('GET', 'admin/fine.php')])).toEqual(
      forgotten.map(({ endpoint }) => endpoint.path),
    );
  });

  test('has one row for an act, none for one that failed, in its order also when fifty act at once', async () => {
    const { client, id } = await buildStaff(app);
    const before = await count();
    expect((await client.raw('PUT', '/api/admin/me.php', { keys: 'x' })).status).toBe(400);
    expect(await count()).toBe(before);
    await Promise.all(Array.from({ length: 50 }, () => client.call(putMe, { body: { keys: false } })));
    expect(await count()).toBe(before + 50);
    const { rows, next } = (await client.call(getLog, { query: { who: id, what: 'me' } })).reply;
    expect([rows.length, next]).toEqual([50, null]);
    expect(rows[0]).toMatchObject({ who: { id }, what: 'me', subject: String(id), look: false, reason: null });
    expect((await client.call(checkLog)).reply).toMatchObject({ ok: true, broken: null, rows: before + 50 });
    await client.call(logout);
    expect(await count()).toBe(before + 51);
    await client.call(logout);
    expect(await count()).toBe(before + 51);
  });

  test('is shown page by page', async () => {
    const { client } = await buildStaff(app);
    const first = (await client.call(getLog)).reply;
    expect(first.rows).toHaveLength(50);
    const second = (await client.call(getLog, { query: { after: first.next ?? 0 } })).reply;
    expect(second.rows[0]?.id).toBe((first.rows.at(-1)?.id ?? 0) - 1);
    for (const query of ['after=x', 'after=0', 'who=-1', `what=${'x'.repeat(61)}`])
      expect((await client.raw('GET', `/api/admin/log.php?${query}`)).status).toBe(400);
  });

  test('cannot be changed through the database', async () => {
    for (const statement of ["UPDATE staff_log SET what = 'x'", 'DELETE FROM staff_log', 'TRUNCATE staff_log CASCADE'])
      await expect(run(statement)).rejects.toThrow(/append only/);
  });
});

describe('the check of the log', () => {
  const broken = async () => {
    const { client } = await buildStaff(app);
    return (await client.call(checkLog)).reply.broken;
  };

  test.each([
    ['edited', `UPDATE staff_log SET subject = 'x' WHERE id = 7`, 7],
    ['deleted', 'DELETE FROM staff_log WHERE id = 7', 7],
    [
      'inserted',
      `INSERT INTO staff_log SELECT (SELECT max(id) + 1 FROM staff_log), at, staff_id, site_id, what, look, subject, reason, words, request_hash, prev_hash, hash FROM staff_log WHERE id = 7`,
      null,
    ],
  ] as const)('names what was %s', async (kind, statement, id) => {
    await run('CREATE TABLE kept AS TABLE staff_log');
    const last = await count();
    await tamper(statement);
    expect(await broken()).toEqual({ id: id ?? last + 1, kind });
    const owner = await buildStaff(app);
    expect((await owner.client.call(getHome)).reply.log_broken_at).toBe(id ?? last + 1);
    await tamper('DELETE FROM staff_log; INSERT INTO staff_log TABLE kept; DROP TABLE kept');
    expect(await broken()).toBeNull();
  });

  test('finds rows that were cut off against the signed head, which nobody without the secret can sign', async () => {
    await app.client().raw('POST', '/dev/clock', { advance_seconds: 25 * 3600 });
    const signed = await count();
    await run('CREATE TABLE kept AS TABLE staff_log');
    await tamper(`DELETE FROM staff_log WHERE id > ${signed - 2}`);
    const { rows } = await run('SELECT max(log_id)::int AS head FROM staff_log_heads');
    expect(rows).toEqual([{ head: signed }]);
    // Whoever logs in meanwhile continues the shorter chain, so what was signed is missed by its hash.
    expect(await broken()).toEqual(expect.objectContaining({ kind: expect.stringMatching(/cut_off|edited/) }));
    await tamper('DELETE FROM staff_log; INSERT INTO staff_log TABLE kept; DROP TABLE kept');
    await run(`INSERT INTO staff_log_heads VALUES (99999, 'x', now(), 'x')`);
    expect(await broken()).toBeNull();
  });
});

test('hashes stay as they were made before', () => {
  const entry = {
    id: 7,
    at: new Date('2026-11-27T09:00:00.123Z'),
    staff: 3,
    site: null,
    what: 'approval',
    look: false,
    subject: 'approval 17',
    reason: 'refused',
    words: 'Grüße, "so"\n\u20ac \u{1f600}',
    requestHash: 'ab'.repeat(32),
    prevHash: firstHash,
  };
  expect(entryHash(entry)).toBe('bfd1a916c426c3518502a6ef77d56b866564c066498801777e67e35cb5138d3c');
  expect(requestHash('POST admin/approval.php', {}, { id: 17, approve: true, password: 'x' })).toBe(
    '449bcd3d8c7e046f9270824912607281b70b6f86a86d28d0dadf1741e9f69910',
  );
});

test('text that no database can keep breaks no chain', async () => {
  const [asks, answers] = [await buildStaff(app), await buildStaff(app)];
  const site = (await app.features.sites.byHost('localhost')).id;
  const moderator = await buildStaff(app, { roles: [{ role: 'moderator', site }] });
  const { approval } = (await asks.client.call(changeRoles, { body: { id: moderator.id, roles: [{ role: 'owner', site }] } })).reply;
  const body = { id: approval?.id ?? 0, hash: approval?.hash ?? '', approve: false, words: 'half \ud83d and \u0000 nothing' };
  expect((await answers.client.call(answerApproval, { body })).status).toBe(200);
  const { rows } = (await asks.client.call(getLog, { query: { what: 'approval' } })).reply;
  expect(rows[0]?.words).toBe('half \ufffd and  nothing');
  expect((await asks.client.call(checkLog)).reply.broken).toBeNull();
});

test('canonical JSON is that of RFC 8785', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'é"\n' }], a: 1e21, '€': true, A: -0 })).toBe(
    '{"A":0,"a":1e+21,"b":[1,{"c":"é\\"\\n","d":null}],"€":true}',
  );
});
