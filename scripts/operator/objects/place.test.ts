// @module-tag slow
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createClock } from '#platform/server/clock.ts';
import { readOutlasting } from '#platform/server/backup/outlasting-repo.ts';
import { changePlace } from '#platform/server/file-place/file-place.ts';
import { createFolderStorage } from '#platform/server/storage/folder-storage.ts';
import { storagePaths } from '#features/photos/server/index.ts';
import { buildMember, buildPhoto } from '#tests/support/builders.ts';
import { storedFile } from '#tests/support/pictures.ts';
import { type S3Server, startS3Server } from '#tests/support/storage/s3-server.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { workAfterRestore } from '../restore/after.ts';

const teaser = {
  kind: 'live_cam',
  advertiser: 'Cams',
  url: 'https://cams.example/',
  position: 0,
  texts: { de: { title: 'Live', text: 'Heute Abend' } },
};

let server: S3Server;
let app: TestApp;
let dataDir = '';
let picture = '';
beforeAll(async () => {
  server = await startS3Server();
  app = await createTestApp({ S3_URL: server.url });
  dataDir = await mkdtemp(path.join(inject('runDir'), 'place-'));
  picture = path.join(dataDir, 'picture.webp');
  await writeFile(picture, await storedFile());
  await writeFile(path.join(dataDir, 'teaser.json'), JSON.stringify(teaser));
  await buildPhoto(app, (await buildMember(app)).id);
});
afterAll(async () => {
  await app.close();
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const other = () => server.url.replace('?', '/other?');

async function run(script: string, args: readonly string[], env: Record<string, string>) {
  const { host = '', database } = app.platform.database.connection;
  const child = spawn(process.execPath, [script, ...args], {
    env: {
      PATH: process.env['PATH'],
      APP_ENV: 'test',
      PORT: '0',
      SECRET: 's'.repeat(40),
      DATA_DIR: dataDir,
      DATABASE_URL: `postgres://app@localhost/${database}?host=${encodeURIComponent(host)}`,
      ...env,
    },
  });
  const [said] = await Promise.all([Promise.all([text(child.stdout), text(child.stderr)]), once(child, 'exit')]);
  return { status: child.exitCode, said: said.join('').trim() };
}

const objects = (action: string, env: Record<string, string> = {}) => run('scripts/operator/objects.ts', action.split(' '), env);
const refused = { status: 1, said: expect.stringMatching(/^S3_URL must name the bucket emberleaf-files, which has the files .*"\.$/) };

test(
  'a process of any role, and commands that touch files, end with one sentence where S3_URL is missing or another one',
  { timeout: 240_000 },
  async () => {
    const main = 'src/app/server/main.ts';
    expect(await run(main, [], { SEED: 'on' })).toEqual(refused);
    for (const ROLE of ['web', 'live', 'jobs']) expect(await run(main, [], { SEED: 'off', ROLE })).toEqual(refused);
    expect(await run(main, [], { SEED: 'off', S3_URL: other() })).toEqual(refused);
    expect(await objects('--check')).toEqual(refused);
    expect(await objects('--check --remove-orphans', { S3_URL: other() })).toEqual(refused);
    expect(await objects('--move', { S3_URL: other() })).toEqual(refused);
    expect(await run('scripts/seed.ts', ['--members', '0'], {})).toEqual(refused);
    const adding = [path.join(dataDir, 'teaser.json'), '--site', 'localhost', '--picture', picture];
    expect(await run('scripts/operator/add-teaser.ts', adding, {})).toEqual(refused);
    expect(await objects('--check', { S3_URL: server.url })).toMatchObject({ said: expect.stringMatching(/0 orphans, \d+ missing$/) });
  },
);

test('a restore without S3_URL removes nothing, and says where the files are', { timeout: 120_000 }, async () => {
  const { database } = app.platform;
  const folder = createFolderStorage(path.join(dataDir, 'files'));
  await folder.put('evidence/old.webp', Buffer.from('x'));
  const outlasting = await readOutlasting(database.connection, 30);
  if (outlasting === null) throw new Error('no site');
  const said: string[] = [];
  const env = { ...app.platform.env, s3: null, dataDir };
  await workAfterRestore(env, database.connection, { outlasting, reached: createClock().now() }, (sentence) => said.push(sentence));
  expect(said).toContainEqual(
    expect.stringMatching(/^Files that no row names are still in the bucket emberleaf-files, which S3_URL does not/),
  );
  expect((await database.pool.query('SELECT FROM file_deletions')).rowCount).toBe(0);
});

test('the operator says that files are elsewhere, which is refused of a place that has none of them', { timeout: 120_000 }, async () => {
  const folder = path.join(dataDir, 'files');
  expect(await objects('--here')).toEqual({
    status: 1,
    said: expect.stringContaining(`the database names is in ${folder}: copy them first`),
  });
  expect(await objects('--check', { S3_URL: server.url })).toMatchObject({ said: expect.stringMatching(/missing$/) });
  const { rows } = await app.platform.database.pool.query<{ name: string; width: number; avif: boolean }>(
    'SELECT name, width, avif FROM photos',
  );
  for (const file of rows.flatMap(storagePaths)) await createFolderStorage(folder).put(file, await storedFile());
  expect(await objects('--here')).toEqual({
    status: 0,
    said: `The files of this installation are in ${folder} from now on. Every process has to start without S3_URL; one that still runs stores files where it did, so end it first.`,
  });
  expect(await objects('--check')).toMatchObject({ said: expect.stringMatching(/0 missing$/) });
  // Of a bucket that has none, also where the folder of this machine has them.
  expect(await objects('--here', { S3_URL: other() })).toEqual({ status: 1, said: expect.stringContaining('copy them first') });
  expect(await objects('--here --without-files', { S3_URL: other() })).toEqual({
    status: 0,
    said: 'The files of this installation are in the bucket emberleaf-files/other from now on. Every process has to start with this S3_URL; one that still runs stores files where it did, so end it first.',
  });
  expect(await objects('--check', { S3_URL: server.url })).toMatchObject({
    said: expect.stringMatching(/^S3_URL must name the bucket emberleaf-files\/other,/),
  });
});

// Regression: it was written down as the bucket of the installation, and the site could not start again.
test('a move to a bucket that is not there says nothing to other processes', { timeout: 60_000 }, async () => {
  await changePlace(app.platform.database.db, null);
  server.fault = 'no-bucket';
  const moved = await objects('--move', { S3_URL: server.url });
  server.fault = null;
  expect(moved).toEqual({ status: 1, said: 'Nothing was moved, because the bucket of S3_URL cannot be used: there is no such bucket.' });
  expect(await objects('--check')).toMatchObject({ said: expect.stringMatching(/0 missing$/) });
});
