import fs from 'node:fs';
import fsp from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createClock } from '../clock.ts';
import { EnvError } from '../env-error.ts';
import { archiveCommand } from '../db/embedded/wal-archive.ts';
import { readBackupSettings } from '../backup-settings.ts';
import { chooseBase } from './choose-base.ts';
import type { BackupSession } from './backup-session-repo.ts';
import { createChunks } from './chunks.ts';
import { createCodec } from './codec.ts';
import { storeTree, writeTree } from './file-list.ts';
import { historyName, listName, manifestName, restoreFolder, systemsFolder, timelineName, walName } from './layout.ts';
import { makeBase } from './make-base.ts';
import { type Manifest, writeJson } from './manifest.ts';
import { type BackupPlace, markOf, openPlace } from './place.ts';
import { prune } from './prune.ts';
import type { RestoreRecord } from './restore-record.ts';
import { createWalSource, segmentAfter } from './wal-source.ts';

let dir: string;
let place: BackupPlace;
let said: string[];
const codec = createCodec('k'.repeat(32));
const day = 24 * 3_600_000;

beforeEach(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-place-'));
  said = [];
  place = await openPlace({ at: path.join(dir, 'place') });
});
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

const allFiles = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));

describe('contents', () => {
  test('come back whole with their modes, are stored once, and are readable by nobody else', async () => {
    const data = path.join(dir, 'data');
    await fsp.mkdir(path.join(data, 'files/empty'), { recursive: true });
    await fsp.writeFile(path.join(data, 'files/a'), 'Meet me at eight.', { mode: 0o600 });
    await fsp.writeFile(path.join(data, 'files/b'), 'Meet me at eight.', { mode: 0o600 });
    await fsp.writeFile(path.join(data, 'files/nothing'), '');
    const chunks = createChunks(place, codec, '1');
    const listed = await storeTree(data, 'files', chunks);
    const stored = allFiles(path.join(dir, 'place'));
    expect(stored).toHaveLength(1);
    expect(fs.readFileSync(stored[0] ?? '').includes('eight')).toBe(false);
    expect(stored.map((file) => fs.statSync(file).mode & 0o077)).toEqual([0]);
    const target = path.join(dir, 'restored');
    await writeTree(target, listed, chunks);
    expect(fs.readFileSync(path.join(target, 'files/b'), 'utf8')).toBe('Meet me at eight.');
    expect(fs.statSync(path.join(target, 'files/a')).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(path.join(target, 'files')).toSorted()).toEqual(['a', 'b', 'empty', 'nothing']);
  });

  test('are also those of a folder that is a link to another disk; a link to nothing is refused', async () => {
    const data = path.join(dir, 'data');
    await fsp.mkdir(data);
    await fsp.mkdir(path.join(dir, 'disk/photos'), { recursive: true });
    await fsp.writeFile(path.join(dir, 'disk/photos/ada'), 'Ada');
    await fsp.symlink(path.join(dir, 'disk'), path.join(data, 'files'));
    const chunks = createChunks(place, codec, '1');
    const listed = await storeTree(data, 'files', chunks);
    expect(listed.map((file) => file.path)).toEqual(['files', 'files/photos', 'files/photos/ada']);
    await fsp.rename(path.join(dir, 'disk'), path.join(dir, 'unmounted'));
    await expect(storeTree(data, 'files', chunks)).rejects.toThrow('files in DATA_DIR is a link to nothing: is its disk mounted?');
    expect(await storeTree(data, 'operator', chunks)).toEqual([]);
  });

  test('of a database without its most important files are no backup', async () => {
    const data = path.join(dir, 'data');
    await fsp.mkdir(path.join(data, 'postgres/global'), { recursive: true });
    await fsp.writeFile(path.join(data, 'postgres/PG_VERSION'), '17');
    const session: BackupSession = {
      system: '1',
      now: async () => november(1),
      start: async () => {},
      stop: async () => {
        throw new Error('not reached');
      },
      endWalFile: async () => {},
      close: async () => {},
    };
    const made = makeBase({ dataDir: data, clock: createClock(), place, codec, isEmbedded: true }, session);
    await expect(made).rejects.toThrow('The database is not where it is expected, which is postgres in DATA_DIR');
  });

  test('that are damaged, missing or of another key are refused by name', async () => {
    const chunks = createChunks(place, codec, '1');
    const id = await chunks.write(Buffer.from('x'.repeat(100)));
    await expect(createChunks(place, createCodec('l'.repeat(32)), '1').read(id)).rejects.toThrow(
      /is damaged, or BACKUP_KEY is another one/,
    );
    const [file = ''] = allFiles(path.join(dir, 'place'));
    const content = fs.readFileSync(file);
    for (const torn of [content.subarray(0, -3), Buffer.alloc(content.length), Buffer.alloc(0)]) {
      fs.writeFileSync(file, torn);
      await expect(chunks.read(id)).rejects.toThrow(`The backup is torn: 1/chunks/${id.slice(0, 2)}/${id} is damaged`);
    }
    fs.rmSync(file);
    await expect(chunks.read(id)).rejects.toThrow('is missing');
  });
});

describe('a place', () => {
  test('that has lost its mark is not written to, because its disk is not mounted', async () => {
    const mark = await markOf(place, null);
    expect(await markOf(place, mark)).toBe(mark);
    await fsp.rm(path.join(dir, 'place'), { recursive: true });
    await expect(markOf(place, mark)).rejects.toThrow('is its disk mounted?');
    expect(fs.existsSync(path.join(dir, 'place'))).toBe(false);
  });

  test('that cannot be used is named in one sentence', async () => {
    await fsp.writeFile(path.join(dir, 'place'), 'a file');
    await expect(place.put('1/x', Buffer.from('x'))).rejects.toThrow('The place that BACKUP_URL names cannot be used: it is no folder.');
  });

  test.each([
    [{ BACKUP_URL: 'backups' }, 'BACKUP_URL must be an absolute path'],
    [{ BACKUP_URL: 'file://host/x' }, 'BACKUP_URL must be'],
    [{ BACKUP_URL: 'https://host/bucket' }, 'BACKUP_URL must have an access key and its secret'],
    [{ BACKUP_AT: '25:00' }, 'BACKUP_AT must be a time in UTC such as 03:00.'],
    [{ BACKUP_DAYS: '0' }, 'BACKUP_DAYS must be a whole number from 2 to 3650.'],
    [{ BACKUP_KEY: 'short' }, 'BACKUP_KEY must have at least 32 characters.'],
  ])('given as %j is refused', (variables: Record<string, string>, sentence) => {
    const read = () => readBackupSettings((name) => variables[name] ?? null);
    expect(read).toThrow(EnvError);
    expect(read).toThrow(sentence);
  });

  test('may be a path or a file address', () => {
    const read = (url: string) => readBackupSettings((name) => (name === 'BACKUP_URL' ? url : null))?.name;
    expect([read('/srv/backup'), read('file:///srv/my%20backup')]).toEqual(['/srv/backup', '/srv/my backup']);
    expect(readBackupSettings(() => null)).toBeNull();
  });
});

/** A complete base; `ended` in days since 1 November. */
async function addBase(ended: number, timeline = 1, segment = ended, system = '1'): Promise<Manifest> {
  const ended_at = new Date(Date.parse('2026-11-01T00:00:00Z') + ended * day).toISOString();
  const wal = `${timelineName(timeline)}00000000${segment.toString(16).toUpperCase().padStart(8, '0')}`;
  const lsn = `0/${(segment * 0x1000000).toString(16).toUpperCase()}`;
  const chunk = await createChunks(place, codec, system).write(Buffer.from(`content of ${ended}`));
  const base: Manifest = {
    id: ended_at.replaceAll(/[-:.]/g, ''),
    system,
    made_at: ended_at,
    ended_at,
    bytes: 1,
    files: 1,
    release: '1.0.0',
    database: { timeline, start_lsn: lsn, stop_lsn: lsn, start_wal: wal, stop_wal: wal },
  };
  await place.put(`${systemsFolder}/${system}`, Buffer.from('\n'));
  await place.put(walName(system, wal), await codec.pack(Buffer.from(wal)));
  await writeJson(place, codec, listName(system, base.id), [{ path: 'files/a', mode: 0o600, bytes: 1, changed: 0, chunks: [chunk] }]);
  await writeJson(place, codec, manifestName(system, base.id), base);
  return base;
}

const choose = (to: Date | null, own: string | null = null, system: string | null = null) =>
  chooseBase(place, codec, { to, own, system, say: (sentence) => said.push(sentence) });

const november = (date: number) => new Date(Date.parse('2026-11-01T00:00:00Z') + date * day);

describe('the base for a time', () => {
  test('is the newest one before it', async () => {
    const [first, second] = [await addBase(1), await addBase(2)];
    const chosen = async (to: Date | null) => (await choose(to)).base.id;
    expect([await chosen(november(1.5)), await chosen(november(2.5)), await chosen(null)]).toEqual([first.id, second.id, second.id]);
    await expect(chosen(november(0.5))).rejects.toThrow('the earliest that can be restored is 2026-11-02T00:00:00.000Z.');
  });

  test('is none without a manifest, because its backup was interrupted', async () => {
    await expect(choose(null)).rejects.toThrow('has no complete backup');
    const { id } = await addBase(1);
    await place.remove(manifestName('1', id));
    await expect(choose(null)).rejects.toThrow('has no complete backup');
  });

  test('is of the own database, or of the one that the operator chooses where that may be a new and empty one', async () => {
    const chosen = async (own: string | null, system: string | null = null) => (await choose(null, own, system)).base.system;
    await addBase(1);
    await addBase(5);
    expect([await chosen(null), await chosen('7')]).toEqual(['1', '1']);
    // Another installation beside it: its manifests are not read, so it may have another key.
    const beside = await addBase(4, 1, 4, '2');
    await place.put(manifestName('2', beside.id), Buffer.from('of another key'));
    expect(await chosen('1')).toBe('1');
    const sentence =
      'has backups of several databases: 1 (until 2026-11-06T00:00:00.000Z), 2 (until 2026-11-05T00:00:00.000Z). Choose one with --system.';
    await expect(chosen(null)).rejects.toThrow(sentence);
    expect(await chosen(null, '1')).toBe('1');
    await expect(chosen('1', '8')).rejects.toThrow('has no backup of the database 8, but of 1 (until');
    // The database of a new machine, which was started before the restore.
    await addBase(6, 1, 6, '3');
    await expect(chosen('3')).rejects.toThrow('Choose one with --system.');
    expect([await chosen('1'), await chosen('3', '1')]).toEqual(['1', '1']);
  });

  test('is of the timeline that the site used then, so a restore can be undone', async () => {
    await addBase(1);
    const undone = await addBase(3);
    // On the 5th, the 2nd was restored.
    await place.put(historyName('1', 2), await codec.pack(Buffer.from('1\t0/2000000\tbefore 2026-11-03\n')));
    const record: RestoreRecord = { timeline: 2, at: november(5).toISOString(), to: november(2).toISOString() };
    await writeJson(place, codec, `${restoreFolder('1')}/${timelineName(2)}`, record);
    const chosen = async (to: Date) => {
      const { base, timeline } = await choose(to);
      return [base.id, timeline];
    };
    expect(await chosen(november(4))).toEqual([undone.id, 1]);
    expect(await chosen(november(6))).toEqual([expect.stringContaining('20261102'), 2]);
    const own = await addBase(7, 2, 3);
    expect(await chosen(november(8))).toEqual([own.id, 2]);
    // That was a rehearsal on another machine: the site itself has gone on.
    const site = await addBase(9, 1, 9);
    expect(await chosen(november(10))).toEqual([site.id, 1]);
  });
});

describe('WAL', () => {
  test('that is missing amid others or damaged is refused, and its end is none', async () => {
    const files = ['000000010000000000000001', '000000010000000000000002', '000000010000000000000003'];
    for (const file of files) await place.put(walName('1', file), await codec.pack(Buffer.from(file)));
    const find = () => createWalSource(place, codec, '1', null);
    expect((await find()(files[0] ?? ''))?.toString()).toBe(files[0]);
    expect(await find()('000000010000000000000004')).toBeNull();
    expect(await find()('00000002.history')).toBeNull();
    await place.put(walName('1', files[2] ?? ''), Buffer.from('torn'));
    await expect(find()(files[2] ?? '')).rejects.toThrow(/is damaged. Only a time before it can be restored/);
    await place.remove(walName('1', files[1] ?? ''));
    await expect(find()(files[1] ?? '')).rejects.toThrow(/is missing. Only a time before it can be restored/);
  });

  test('goes on with the next file', () => {
    expect(segmentAfter('000000010000000000000001')).toBe('000000010000000000000002');
    expect(segmentAfter('0000000200000001000000FF')).toBe('000000020000000200000000');
  });

  test('goes to a folder whose name may have anything in it', () => {
    expect(archiveCommand("/data/it's 100%")).toContain(String.raw`'/data/it'\''s 100%%'/%f`);
  });
});

test('old backups go with all that only they needed; the newest stays however old it is', async () => {
  const bases = [await addBase(1), await addBase(2), await addBase(3)];
  const other = await addBase(1, 1, 1, '2');
  const left = async () =>
    [await place.list('1/bases'), await place.list('1/wal'), await place.list('1/chunks')].map(({ length }) => length);
  expect(await left()).toEqual([6, 3, 3]);
  expect(await prune(place, codec, '1', 2, november(3.5))).toBe(1);
  expect(await left()).toEqual([4, 2, 2]);
  await place.put(listName('1', '20261104T010000000Z'), Buffer.from('of a backup that was interrupted'));
  await createChunks(place, codec, '1').write(Buffer.from('of a backup that was interrupted'));
  expect(await prune(place, codec, '1', 2, november(300))).toBe(1);
  expect(await left()).toEqual([2, 1, 1]);
  expect((await choose(null, null, '1')).base.id).toBe(bases[2]?.id);
  // That of another installation, which may be switched off for a while.
  expect((await choose(null, null, '2')).base.id).toBe(other.id);
});

test('a damaged backup is left out by a sentence, goes after its days, and what it may need stays until then', async () => {
  const [first, second, third] = [await addBase(1), await addBase(2), await addBase(3)];
  await place.put(manifestName('1', second.id), Buffer.from('torn'));
  expect((await choose(november(2.5))).base.id).toBe(first.id);
  expect(said).toEqual([expect.stringContaining(`The backup ${second.id} is left out: its manifest is damaged`)]);
  await place.put(`${restoreFolder('1')}/${timelineName(2)}`, Buffer.from('torn'));
  expect((await choose(null)).base.id).toBe(third.id);
  const left = async () => [await place.list('1/bases'), await place.list('1/chunks')].map(({ length }) => length);
  expect(await prune(place, codec, '1', 2, november(3.5))).toBe(1);
  expect(await left()).toEqual([4, 3]);
  expect(await prune(place, codec, '1', 2, november(4.5))).toBe(1);
  expect(await left()).toEqual([2, 1]);
  await place.put(manifestName('1', third.id), Buffer.from('torn'));
  await expect(choose(null)).rejects.toThrow('or BACKUP_KEY is another one than it was made with.');
});
