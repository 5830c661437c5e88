import { readFile, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putUser } from '#features/account/contract/endpoints.ts';
import { putConsent } from '#features/account-settings/contract/endpoints.ts';
import { changePhoto, deletePhoto } from '#features/photos/contract/endpoints.ts';
import { putProfile } from '#features/profile/contract/endpoints.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { dayIn } from '#platform/contract/time.ts';
import { createClock } from '#platform/server/clock.ts';
import { createProcessBus } from '#platform/server/live/process-bus.ts';
import { type BuiltMember, buildMember, buildPhoto, type MemberOptions } from '#tests/support/builders.ts';
import { eventually } from '#tests/support/eventually.ts';
import { sendPhoto } from '#tests/support/photo-form.ts';
import { photoOf } from '#tests/support/pictures.ts';
import { quiet } from '#tests/support/quiet.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Clause } from './member-index/selection/clause.ts';
import { createSearchIndex, type SearchIndex } from './member-index/search-index.ts';

/** The app is another process of the installation; the index under test hears nothing from it. */
let app: TestApp;
let folder: string;
let file: string;
beforeAll(async () => {
  app = await createTestApp();
  folder = path.join(app.platform.env.dataDir, 'search-index');
  file = path.join(folder, 'members.snapshot');
});
afterAll(() => app.close());

const build = (options: MemberOptions) => buildMember(app, { region: null, ...options });
const now = () => app.platform.clock.now();

/** Starts a process with an index of its own, and waits until it is loaded. */
async function start(changes: Partial<Parameters<typeof createSearchIndex>[0]> = {}): Promise<SearchIndex> {
  const { database, clock } = app.platform;
  const deps = { db: database.db, bus: createProcessBus(quiet), clock, log: quiet, sites: app.features.sites, folder, saveFrom: 1 };
  const index = createSearchIndex({ ...deps, ...changes });
  await index.of((await app.features.sites.byHost('localhost')).id);
  return index;
}

async function find(index: SearchIndex, clauses: Clause[], host = 'localhost'): Promise<UserId[]> {
  const site = await app.features.sites.byHost(host);
  return (await index.of(site.id)).search({
    filters: [{ name: 'all', clauses }],
    without: [],
    today: dayIn(site.timeZone, now()),
    sort: 'active',
    searcher: null,
    offset: 0,
    limit: 100,
  }).ids;
}
const inCountry = (country: string): Clause => ({ field: 'country', values: [country] });

/** Changes something while no process with the index under test runs, and starts one. */
async function startAfter(change: () => Promise<unknown>): Promise<SearchIndex> {
  await (await start()).close();
  // Further back than clocks differ, so that only what sets `updated_at` is read again.
  await app.platform.database.pool.query(`ALTER TABLE profiles DISABLE TRIGGER USER`);
  await app.platform.database.pool.query(`UPDATE profiles SET updated_at = updated_at - interval '1 day'`);
  await app.platform.database.pool.query(`ALTER TABLE profiles ENABLE TRIGGER USER`);
  await change();
  const index = await start();
  expect(index.loadedFrom()).toBe('snapshot');
  return index;
}

test('a process that reads all members from a replica also finds what the replica does not have yet', async () => {
  const { db } = app.platform.database;
  const [moved, gone] = [await build({ country: 'IS' }), await build({ country: 'IS' })];
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (behind) => {
      await behind.selectFrom('profiles').select('user_id').limit(1).execute();
      await db.updateTable('profiles').set({ country: 'MT', updated_at: now() }).where('user_id', '=', moved.id).execute();
      await db.updateTable('profiles').set({ status: 'disabled', updated_at: now() }).where('user_id', '=', gone.id).execute();
      const added = await build({ country: 'MT' });
      const index = await start({ reads: behind, folder: path.join(folder, 'behind') });
      expect(await find(index, [inCountry('IS')])).toEqual([]);
      expect((await find(index, [inCountry('MT')])).toSorted((a, b) => a - b)).toEqual([moved.id, added.id]);
      await index.close();
    });
});

describe('a process that starts from the snapshot of one before it', () => {
  const wine: Clause = { field: 'interests', values: ['wine'] };
  const withPhoto: Clause = { field: 'with_photo', values: ['true'] };
  const bisexual: Clause = { field: 'sexuality', values: ['bisexual'] };
  const sql = (text: string, id: UserId) => app.platform.database.pool.query(text, [id]);

  test('finds the members of both sites', async () => {
    const [one, other] = [await build({ country: 'DK' }), await build({ country: 'DK', host: 'de.localhost' })];
    const index = await startAfter(async () => undefined);
    expect(await find(index, [inCountry('DK')])).toEqual([one.id]);
    expect(await find(index, [inCountry('DK')], 'de.localhost')).toEqual([other.id]);
    await index.close();
  });

  const changes: [string, MemberOptions, Clause[], boolean, (member: BuiltMember) => Promise<unknown>][] = [
    ['a profile that was edited', {}, [wine], true, ({ client }) => client.call(putProfile, { body: { interests: ['wine'] } })],
    ['a profile that was hidden', {}, [], false, ({ client }) => client.call(putUser, { body: { hide_from_search: true } })],
    ['a photo that was uploaded', {}, [withPhoto], true, async (member) => sendPhoto(member, await photoOf(1))],
    [
      'a photo that was approved by hand',
      {},
      [withPhoto],
      true,
      ({ id }) => sql(`UPDATE photos SET status = 'active' WHERE user_id = $1`, id),
    ],
    [
      'a consent that was given',
      { sexuality: 'bisexual' },
      [bisexual],
      true,
      ({ client }) => client.call(putConsent, { body: { purpose: 'sexuality', granted: true } }),
    ],
    [
      'a consent that was withdrawn by hand',
      { sexuality: 'bisexual' },
      [bisexual],
      false,
      ({ id }) =>
        sql(`INSERT INTO consents (user_id, purpose, granted, text_version, created_at) VALUES ($1, 'sexuality', false, '1', now())`, id),
    ],
    [
      'a profile that was changed by hand',
      {},
      [wine],
      true,
      ({ id }) => sql(`UPDATE profiles SET interests = '{wine}' WHERE user_id = $1`, id),
    ],
    ['an account that was held', {}, [], false, ({ id }) => sql(`UPDATE users SET status = 'held' WHERE id = $1`, id)],
  ];
  test.each(changes)('finds %s since then', async (_what, options, clauses, found, change) => {
    const member = await build({ country: 'SE', ...options });
    await buildPhoto(app, member.id, 'pending');
    if (options.sexuality && !found) await member.client.call(putConsent, { body: { purpose: 'sexuality', granted: true } });
    const index = await startAfter(() => change(member));
    expect((await find(index, [inCountry('SE'), ...clauses])).includes(member.id)).toBe(found);
    await index.close();
  });

  test('finds a photo that was deleted and one that was restored', async () => {
    const member = await build({ country: 'FI' });
    // Another image than above, since one that somebody else has waits for approval.
    const { id } = (await sendPhoto(member, await photoOf(2))).reply.photo;
    const without = await startAfter(() => member.client.call(deletePhoto, { body: { id } }));
    expect(await find(without, [inCountry('FI'), withPhoto])).toEqual([]);
    await without.close();
    const again = await startAfter(() => member.client.call(changePhoto, { body: { id, deleted: false } }));
    expect(await find(again, [inCountry('FI'), withPhoto])).toEqual([member.id]);
    await again.close();
  });

  test('sorts by activity since then, and contains new members', async () => {
    const [early, late] = [
      await build({ country: 'PL', last_active_at: new Date(now().getTime() - 900_000) }),
      await build({ country: 'PL', last_active_at: new Date(now().getTime() - 800_000) }),
    ];
    const index = await startAfter(async () => {
      // A call of a session that was not used for a minute stores who is active.
      await sql(`UPDATE sessions SET used_at = used_at - interval '10 minutes' WHERE user_id = $1`, early.id);
      await early.client.call(putUser, { body: {} });
      await eventually(async () => {
        const { rows } = await sql(`SELECT FROM profiles WHERE user_id = $1 AND last_active_at > created_at`, early.id);
        expect(rows.length).toBe(1);
      });
    });
    expect(await find(index, [inCountry('PL')])).toEqual([early.id, late.id]);
    await index.close();
  });
});

describe('a snapshot is not used', () => {
  beforeEach(async () => {
    await build({ country: 'NO' });
    await (await start()).close();
  });

  const reasons: [string, () => Promise<unknown>][] = [
    ['that is cut off', async () => truncate(file, (await stat(file)).size - 10)],
    ['that is cut off in its header', () => truncate(file, 20)],
    ['that is empty', () => truncate(file, 0)],
    [
      'with a damaged byte',
      async () => {
        const bytes = await readFile(file);
        bytes[bytes.length - 5] = (bytes[bytes.length - 5] ?? 0) ^ 1;
        await writeFile(file, bytes);
      },
    ],
    ['that is something else', () => writeFile(file, 'x'.repeat(5000))],
    ['of another database', () => app.platform.database.pool.query('DELETE FROM search_snapshots')],
  ];
  test.each(reasons)('%s', async (_what, spoil) => {
    await spoil();
    const index = await start({ saveFrom: 1e9 });
    expect(index.loadedFrom()).toBe('database');
    expect((await find(index, [inCountry('NO')])).length).toBeGreaterThan(0);
    await index.close();
    // The file is deleted, because it names members.
    await expect(stat(file)).rejects.toThrow('ENOENT');
  });

  test.each([
    ['older than a day', 90_000],
    ['from the future', -90_000],
  ])('that is %s', async (_what, seconds) => {
    const clock = createClock({ machine: () => Date.now() + seconds * 1000, steady: () => performance.now() });
    const index = await start({ clock });
    expect(index.loadedFrom()).toBe('database');
    await index.close();
  });

  test('with a site that does not exist any more', async () => {
    const { sites } = app.features;
    const index = await start({ sites: { ...sites, all: async () => (await sites.all()).filter(({ main }) => !main) }, saveFrom: 1e9 });
    expect(index.loadedFrom()).toBe('database');
    await index.close();
    await expect(stat(file)).rejects.toThrow('ENOENT');
  });
});

describe('a snapshot', () => {
  test('is for the owner of the process only, and written at once when all members had to be read', async () => {
    await build({ country: 'IT' });
    const index = await start({ folder: path.join(folder, 'mode') });
    const made = path.join(folder, 'mode', 'members.snapshot');
    await eventually(async () => expect((await stat(made)).mode & 0o777).toBe(0o600));
    await index.close();
  });

  test('that cannot be written is only logged', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
    await writeFile(path.join(app.platform.env.dataDir, 'no-folder'), '');
    const index = await start({ folder: path.join(app.platform.env.dataDir, 'no-folder'), log });
    await index.close();
    expect(lines.join()).toContain('the snapshot of the search cannot be written');
  });

  test('is not written for few members', async () => {
    const index = await start({ folder: path.join(folder, 'few'), saveFrom: 20_000 });
    await index.close();
    await expect(stat(path.join(folder, 'few'))).rejects.toThrow('ENOENT');
  });
});
