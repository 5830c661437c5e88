// @module-tag slow
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { createFolderStorage } from '#platform/server/storage/folder-storage.ts';
import { buildMember, type BuiltMember } from '#tests/support/builders.ts';
import { storedFile } from '#tests/support/pictures.ts';
import { type S3Server, startS3Server } from '#tests/support/storage/s3-server.ts';
import { takeMoveLock } from './move-lock-repo.ts';
import { createTestApp, createTestAppOn, type TestApp } from '#tests/support/test-app.ts';

let server: S3Server;
let app: TestApp;
let moving: TestApp;
let dataDir = '';
let database = '';
const owners: BuiltMember[] = [];
const files: string[] = [];
const count = 120;

beforeAll(async () => {
  server = await startS3Server();
  app = await createTestApp();
  const { rows } = await app.platform.database.pool.query<{ name: string }>('SELECT current_database() AS name');
  database = rows[0]?.name ?? '';
  dataDir = await mkdtemp(path.join(inject('runDir'), 'moving-'));
  const folder = createFolderStorage(path.join(dataDir, 'files'));
  const content = await storedFile();
  const owner = await buildMember(app);
  owners.push(owner);
  for (let n = 0; n < count; n++) {
    const name = n.toString(16).padStart(2, '0').repeat(20);
    const written = [`photos/${name.slice(0, 2)}/${name}-40.webp`, `photos/${name.slice(0, 2)}/${name}-blurred.webp`];
    for (const file of written) await folder.put(file, content);
    files.push(...written);
    await app.platform.database.pool.query(
      `INSERT INTO photos (user_id, position, status, name, width, height, thumb_hash, caption, created_at, avif)
       VALUES ($1, $2, 'active', $3, 40, 50, '', '', now(), false)`,
      [owner.id, n, name],
    );
  }
  await mkdir(path.join(dataDir, 'operator'));
  await writeFile(path.join(dataDir, 'operator/film.mp4'), 'a film');
  moving = await createTestAppOn(
    { host: inject('databaseHost'), port: 5432, user: 'app', database },
    { S3_URL: server.url, DATA_DIR: dataDir },
  );
}, 120_000);
afterAll(async () => {
  await moving.close();
  await app.close();
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

function start(argument: readonly string[]): ChildProcess {
  const host = encodeURIComponent(inject('databaseHost'));
  return spawn(process.execPath, ['scripts/operator/objects.ts', ...argument], {
    env: {
      ...process.env,
      APP_ENV: 'test',
      SECRET: 's'.repeat(40),
      DATA_DIR: dataDir,
      S3_URL: server.url,
      DATABASE_URL: `postgresql://app@localhost/${database}?host=${host}`,
    },
  });
}

async function run(argument: readonly string[]): Promise<{ readonly status: number | null; readonly output: string }> {
  const child = start(argument);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => (output += piece.toString()));
  await once(child, 'close');
  return { status: child.exitCode, output };
}

/** Starts the move and kills it once the bucket has so many objects. */
async function killedAfter(objects: number): Promise<void> {
  const child = start(['--move']);
  const ended = once(child, 'exit');
  while (server.objects.size < objects && child.exitCode === null) await sleep(5);
  child.kill('SIGKILL');
  await ended;
}

describe('moving files to a bucket', () => {
  test('loses nothing however often it is killed, while the site serves every file', { timeout: 400_000 }, async () => {
    server.delay = 15;
    const names = files.filter((file) => file.endsWith('-blurred.webp'));
    for (let kill = 0; kill < 10; kill++) {
      await killedAfter(server.objects.size + 15);
      const name = names[(kill * 37) % names.length] ?? '';
      expect((await moving.platform.storage.stat(name))?.size).toBeGreaterThan(0);
      const here = createFolderStorage(path.join(dataDir, 'files'));
      const places = await Promise.all(files.map(async (file) => server.objects.has(file) || (await here.stat(file)) !== null));
      expect(places).not.toContain(false);
    }
    server.delay = 0;
    const { status, output } = await run(['--move']);
    expect([status, output]).toEqual([0, expect.stringMatching(/^\d+ files and 1 files of the operator were moved\./)]);
    expect(await readdir(dataDir)).not.toContain('files');
    expect([...server.objects.keys()].filter((key) => key.startsWith('photos/')).toSorted()).toEqual(files.toSorted());
    expect(server.objects.get('operator/film.mp4')?.body.toString()).toBe('a film');
    expect(await run(['--check'])).toEqual({ status: 0, output: '0 orphans, 0 missing\n' });
    expect((await run(['--move'])).output).toBe('0 files and 0 files of the operator were moved.\n');
    const seen = await owners[0]?.client.call(getProfile, { query: { id: owners[0].id } });
    expect(seen?.status).toBeLessThan(500);
  });

  test('is refused while another process moves files', { timeout: 60_000 }, async () => {
    const release = await takeMoveLock(app.platform.database.connection);
    expect(await run(['--move'])).toEqual({ status: 1, output: expect.stringMatching(/^Another process is moving files to the bucket/) });
    await release?.();
  });

  test('removes a file that no row names, and the check tells what differs', { timeout: 60_000 }, async () => {
    const lost = createFolderStorage(path.join(dataDir, 'files'));
    const orphan = `photos/ff/${'f'.repeat(40)}-40.webp`;
    const putOld = async () => {
      await lost.put(orphan, Buffer.from('x'));
      const old = new Date(Date.now() - 2 * 3_600_000);
      await utimes(path.join(dataDir, 'files', orphan), old, old);
    };
    await putOld();
    expect((await run(['--move'])).output).toContain('1 files that no row names were removed.');
    expect(await lost.stat(orphan)).toBeNull();
    await putOld();
    const [gone = ''] = files;
    const kept = server.objects.get(gone);
    server.objects.delete(gone);
    expect(await run(['--check', '--remove-orphans'])).toEqual({
      status: 1,
      output: `orphan ${orphan}\nmissing ${gone}\n1 orphans, 1 missing\n`,
    });
    if (kept !== undefined) server.objects.set(gone, kept);
    expect(await run(['--check'])).toEqual({ status: 0, output: '0 orphans, 0 missing\n' });
    server.fault = 'failing';
    const { status, output } = await run(['--check']);
    expect([status, output]).toEqual([1, expect.stringMatching(/^Not complete, because the bucket cannot be used \(away\)/)]);
    server.fault = null;
    expect((await run([])).output).toMatch(/^Give one action/);
  });
});
