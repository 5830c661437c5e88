// @module-tag slow
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { connectLive } from '#tests/support/live-client.ts';
import { hasRedisServer, type RedisServer, startRedisServer } from '#tests/support/process/redis-server.ts';
import { type Served, serve } from '#tests/support/process/served.ts';
import { cookieOf } from '#tests/support/process/started-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

/** In ms. */
const soon = { timeout: 10_000, interval: 200 };

describe.skipIf(!hasRedisServer)('who is online in three processes of the site', () => {
  let server: RedisServer;
  /** Holds the database, and knows nothing of the others. */
  let app: TestApp;
  let dataDir: string;
  let processes: Served[];
  let viewer: BuiltMember;
  let returning: BuiltMember;
  let gone: BuiltMember;
  let staying: BuiltMember;

  beforeAll(async () => {
    server = await startRedisServer();
    app = await createTestApp();
    dataDir = await mkdtemp(path.join(tmpdir(), 'emberleaf-presence-'));
    [viewer, returning, gone, staying] = [await buildMember(app), await buildMember(app), await buildMember(app), await buildMember(app)];
    const { rows } = await app.platform.database.pool.query<{ name: string }>('SELECT current_database() AS name');
    const options = { host: inject('databaseHost'), database: rows[0]?.name ?? '', dataDir };
    processes = [];
    for (let n = 0; n < 3; n++) processes.push(await serve({ ...options, env: { REDIS_URL: server.url, BUS: 'valkey' } }));
  }, 300_000);
  afterAll(async () => {
    for (const process of processes) await process.stop();
    await app.close();
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const shownAt = async ({ address }: Served, member: BuiltMember): Promise<boolean> => {
    const response = await fetch(`${address}/api/${getProfile.path}?id=${member.id}`, { headers: { cookie: cookieOf(viewer) } });
    return ((await response.json()) as { profile: { online: boolean } }).profile.online;
  };
  /** For each process that lives, whether these members are online. */
  const shown = (...members: BuiltMember[]) =>
    Promise.all(processes.map((process) => Promise.all(members.map((member) => shownAt(process, member)))));
  const connect = async (process: Served | undefined, member: BuiltMember) => {
    const live = await connectLive(process?.address ?? '', member.client);
    await live.hello();
    return live;
  };
  const advance = (process: Served | undefined, seconds: number) =>
    fetch(`${process?.address}/dev/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advance_seconds: seconds }),
    });
  /** When the member was last online, and the write that said so. */
  const stored = async ({ id }: BuiltMember) => {
    const { rows } = await app.platform.database.pool.query<{ online_at: Date | null; write: string }>(
      'SELECT online_at, xmin::text AS write FROM profiles WHERE user_id = $1',
      [id],
    );
    return rows[0] ?? { online_at: null, write: '' };
  };

  test('survives an emptied Valkey, a killed process and a moved clock', { timeout: 300_000 }, async () => {
    const [doomed] = processes;
    await connect(doomed, returning);
    await connect(doomed, gone);
    const last = await connect(processes[1], staying);
    await expect
      .poll(() => shown(returning, gone, staying), soon)
      .toEqual([
        [true, true, true],
        [true, true, true],
        [true, true, true],
      ]);

    await server.command('FLUSHALL');
    await expect.poll(() => server.command('ZCARD', 'emberleaf:presence'), soon).toBe(':3');

    await doomed?.kill();
    processes.shift();
    await connect(processes[0], returning);
    expect(await shown(returning, gone)).toEqual([
      [true, true],
      [true, true],
    ]);
    const before = await stored(gone);
    expect(before.online_at).toBeNull();

    const killedAt = Date.now();
    expect((await advance(processes[0], 301)).status).toBe(200);
    await expect
      .poll(() => shown(returning, gone, staying), soon)
      .toEqual([
        [true, false, true],
        [true, false, true],
      ]);
    await expect.poll(async () => (await stored(gone)).online_at, soon).not.toBeNull();
    // When the process was killed, by the clock from before it was moved.
    const [{ online_at: at }, later] = [await stored(gone), await stored(gone)];
    expect(Math.abs((at?.getTime() ?? 0) - killedAt)).toBeLessThan(120_000);
    expect((await stored(staying)).online_at).toBeNull();

    await last.close();
    await expect.poll(async () => (await stored(staying)).online_at, soon).not.toBeNull();
    const left = await stored(staying);
    expect(await shown(staying)).toEqual([[true], [true]]);
    await advance(processes[1], 301);
    await expect
      .poll(() => shown(staying, returning), soon)
      .toEqual([
        [false, true],
        [false, true],
      ]);
    // Nobody has written them again.
    expect(await stored(staying)).toEqual(left);
    expect(await stored(gone)).toEqual(later);
  });
});
