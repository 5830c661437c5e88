import { mkdir, mkdtemp, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { isArchiveOpen } from '#platform/server/backup/archive-folder.ts';
import { BackupError } from '#platform/server/backup/backup-error.ts';
import { readKnown, writeKnown } from '#platform/server/backup/backup-state.ts';
import type { Backups } from '#platform/server/backup/backups.ts';
import { createClock } from '#platform/server/clock.ts';
import { archiveFolder } from '#platform/server/db/embedded/wal-archive.ts';
import { readEnv } from '#platform/server/env.ts';
import { createLog } from '#platform/server/log.ts';
import { operateBackups } from './backups.ts';

const [size, scarce] = [100e9, 1e9];
const clock = createClock();
let dataDir = '';
let free = 0;
let lines: string[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(inject('runDir'), 'operated-'));
  free = 50e9;
  lines = [];
});

/** Runs as in each minute; `fakes` do the work. */
function operate(fakes: Omit<Backups, 'warnings'>) {
  const env = readEnv({
    APP_ENV: 'test',
    DATA_DIR: dataDir,
    BACKUP_URL: `${dataDir}-place`,
    SECRET: 's'.repeat(40),
    LOG_LEVEL: 'error',
  });
  const log = createLog(env, { write: (line) => void lines.push(line) });
  let minute = async () => {};
  const jobs = { every: (_name: string, _seconds: number, handler: () => Promise<void>) => void (minute = handler) };
  const tools = { open: async () => ({ ...fakes, warnings: async () => [] }), readDisk: async () => ({ free, size }), pause: 5 };
  const operation = operateBackups({ env, clock, log, jobs: jobs as never, database: { connection: {} } }, tools);
  return { minute: () => minute(), why: async () => (await operation.unmet())[0]?.why ?? null, isMissing: operation.isMissing };
}

const madeNow = () =>
  writeKnown(dataDir, { newest: { made_at: clock.now().toISOString(), bytes: 1, system: '1', timeline: 1 }, is_cut: false });

async function wait(bytes: number): Promise<void> {
  await mkdir(archiveFolder(dataDir), { recursive: true });
  const file = path.join(archiveFolder(dataDir), '000000010000000000000001');
  await writeFile(file, '');
  await truncate(file, bytes);
}

const away = () => Promise.reject(new BackupError('The place is away.'));

describe('WAL on a full disk', () => {
  test.each([
    ['stays where it can be handed over', async () => true, 600e6, true],
    ['stays where something else fills the disk', away, 16e6, true],
    ['is discarded where it cannot be handed over', away, 600e6, false],
  ])('%s', async (_name, handOver, bytes, isKept) => {
    await madeNow();
    await wait(bytes);
    free = scarce;
    await operate({ handOver, make: away }).minute();
    expect(isArchiveOpen(dataDir)).toBe(isKept);
    expect((await readKnown(dataDir)).is_cut).toBe(!isKept);
  });

  test('is handed over, and the disk looked at, while a backup is made', async () => {
    await wait(600e6);
    const { promise, resolve } = Promise.withResolvers<void>();
    let times = 0;
    const handOver = async () => {
      if (++times < 4) return true;
      free = scarce;
      resolve();
      return away();
    };
    await operate({ handOver, make: () => promise.then(() => new Promise((end) => setTimeout(end, 100))).then(away) }).minute();
    expect(times).toBeGreaterThanOrEqual(4);
    expect(isArchiveOpen(dataDir)).toBe(false);
  });
});

test('a backup is missing until the first one is made, and when WAL was discarded', async () => {
  const { isMissing } = operate({ handOver: async () => true, make: away });
  expect(await isMissing()).toBe(true);
  await madeNow();
  expect(await isMissing()).toBe(false);
  await writeKnown(dataDir, { is_cut: true });
  expect(await isMissing()).toBe(true);
});

test('another database than that of the newest backup is backed up at once', async () => {
  await madeNow();
  let tries = 0;
  const make = () => {
    tries++;
    return away();
  };
  await operate({ handOver: async () => false, make }).minute();
  expect(tries).toBe(1);
});

test('a backup that failed is tried again after ten minutes; until then the reason stays', async () => {
  let tries = 0;
  const make = () => {
    tries++;
    return Promise.reject(new Error('torn'));
  };
  const { minute, why } = operate({ handOver: async () => true, make });
  const sentence = 'The backup failed: the log of the site says why.';
  for (let run = 0; run < 9; run++) {
    await minute();
    expect([tries, await why()]).toEqual([1, sentence]);
    clock.advance(60);
  }
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'no backup', err: { type: 'Error', stack: expect.stringContaining('torn') } });
  clock.advance(120);
  await minute();
  expect([tries, await why()]).toEqual([2, sentence]);
  // As by `npm run backup`.
  await madeNow();
  await minute();
  expect([tries, await why()]).toEqual([2, null]);
});
