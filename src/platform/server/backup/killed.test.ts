// @module-tag slow
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startPostgres } from '../db/postgres-server.ts';

const program = fileURLToPath(import.meta.resolve('../../../../tests/support/process/backup-killed.ts'));

/** Runs it until a step, at which it kills itself; returns the steps that it has passed. */
function run(action: 'backup' | 'restore', dataDir: string, place: string, last = '', to = ''): string[] {
  const done = spawnSync(process.execPath, [program, action, dataDir, place, last, to], { encoding: 'utf8' });
  if (last === '') expect([done.status, done.stderr]).toEqual([0, '']);
  else expect([last, done.signal]).toEqual([last, 'SIGKILL']);
  return done.stdout.trim().split('\n');
}

async function onServer<Value>(dataDir: string, work: (ask: (text: string) => Promise<string[]>) => Promise<Value>): Promise<Value> {
  const server = await startPostgres({ dataDir: path.join(dataDir, 'postgres') });
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    return await work(async (text) => {
      const { rows } = await client.query<Record<string, unknown>>(text);
      return rows.map((row) => String(Object.values(row)[0]));
    });
  } finally {
    await client.end();
    await server.stop();
  }
}

const count = (dataDir: string) => onServer(dataDir, (ask) => ask('SELECT count(*) FROM kept'));

test('a kill at any step of a backup or a restore loses nothing, and the command can be repeated', { timeout: 900_000 }, async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-killed-'));
  const [dataDir, place] = [path.join(dir, 'data'), path.join(dir, 'place')];
  fs.mkdirSync(path.join(dataDir, 'files'), { recursive: true });
  fs.writeFileSync(path.join(dataDir, 'files/photo'), 'photo');
  await onServer(dataDir, (ask) => ask('CREATE TABLE kept AS SELECT 1 AS n'));
  const steps = run('backup', dataDir, place);
  expect(steps).toEqual(['begun', 'database', 'stopped', 'wal', 'files', 'list', 'manifest', 'pruned']);
  for (const step of steps) {
    await onServer(dataDir, (ask) => ask('INSERT INTO kept VALUES (2)'));
    run('backup', dataDir, place, step);
  }
  run('backup', dataDir, place);

  const before = await onServer(dataDir, async (ask) => {
    const [now = ''] = await ask('SELECT clock_timestamp()::text');
    await ask('SELECT pg_sleep(0.05)');
    await ask('DELETE FROM kept');
    return new Date(now).toISOString();
  });
  fs.rmSync(path.join(dataDir, 'files/photo'));
  // Beside what moves, there is one step for each entry.
  const named = ['claimed', 'closed', 'copied', 'recovered', 'after', 'out', 'out postgres', 'in', 'in files', 'in postgres'];
  for (const step of named) {
    run('restore', dataDir, place, step, before);
    if (['out', 'out postgres', 'in', 'in files'].includes(step))
      await expect(startPostgres({ dataDir: path.join(dataDir, 'postgres') })).rejects.toThrow('A restore was interrupted');
    run('restore', dataDir, place, '', before);
    expect([step, await count(dataDir), fs.readFileSync(path.join(dataDir, 'files/photo'), 'utf8')]).toEqual([step, ['9'], 'photo']);
    expect(fs.readdirSync(dataDir).filter((name) => name.startsWith('restor'))).toEqual([]);
    for (const name of fs.readdirSync(dataDir).filter((one) => one.startsWith('before-restore')))
      fs.rmSync(path.join(dataDir, name), { recursive: true });
  }
  fs.rmSync(dir, { recursive: true, force: true });
});
