import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bucketOf } from '#platform/server/bucket-url.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { startPostgres } from '#platform/server/db/postgres-server.ts';
import { foldersOf, openBuckets, openFolders } from '#platform/server/storage/open-storage.ts';
import { clearFile, storagePaths } from '#features/photos/server/index.ts';
import { imageOf } from '#tests/support/pictures.ts';
import { nextMessage } from '#tests/support/process/next-message.ts';
import { serve } from '#tests/support/process/served.ts';
import { quiet } from '#tests/support/quiet.ts';
import { moveFiles } from '../scripts/operator/objects/move-objects.ts';
import { insertMembers } from './support/chat-members.ts';
import { percentile, report } from './support/report.ts';

/**
 * What a photo costs that is served from a bucket on this machine, beside one from a folder, in turns on one database; and how long a
 * thousand files take to move from the folder to the bucket.
 */
const rounds = 3;
const requests = 800;
const atOnce = 8;
const movedFiles = 1000;
const width = 640;

const dataDir = await fs.mkdtemp(path.join(tmpdir(), 'emberleaf-bench-'));
const bucket = fork(fileURLToPath(import.meta.resolve('./support/bucket.ts')));
const { url } = await nextMessage<{ url: string }>(bucket);
const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres') });
process.env['PGPASSWORD'] = String(postgres.connection.password);
const host = postgres.connection.host ?? '';
const database = openDatabase({ connection: postgres.connection, size: 4, log: quiet });
const [folders, buckets] = [openFolders({ dataDir }), await openBuckets({ s3: bucketOf('S3_URL', url) })];
if (buckets === null) throw new Error('there is no bucket');

/** Of a photo. */
interface Cost {
  /** Ms. */
  readonly latency: number;
  /** Microseconds of the site's processor time. */
  readonly cpu: number;
}

try {
  const [owner] = await insertMembers(database, 1);
  const photo = { name: randomBytes(20).toString('hex'), width, avif: false };
  const content = await imageOf(1, width, 800).webp().toBuffer();
  for (const file of storagePaths(photo)) {
    await folders.storage.put(file, content);
    await buckets.storage.put(file, content);
  }
  await database.db
    .insertInto('photos')
    .values({
      user_id: owner?.id ?? 0,
      position: 0,
      status: 'active',
      height: 800,
      thumb_hash: '',
      caption: '',
      created_at: new Date(),
      ...photo,
    })
    .execute();
  const address = `/media/${clearFile(photo.name, width, 'webp')}`;
  const costs: Record<'folder' | 'bucket', Cost[]> = { folder: [], bucket: [] };
  // The first round is warm-up.
  for (let round = 0; round <= rounds; round++)
    for (const kind of ['folder', 'bucket'] as const) {
      const cost = await measure(address, kind === 'bucket' ? { S3_URL: url } : {});
      if (round > 0) costs[kind].push(cost);
    }
  const median = (kind: 'folder' | 'bucket', pick: (cost: Cost) => number) => percentile(costs[kind].map(pick), 0.5);
  const seconds = await moveAll(content);
  const latency = ({ latency: ms }: Cost) => ms;
  const cpu = ({ cpu: microseconds }: Cost) => microseconds;
  report('objects', [
    { name: 'a photo from a folder: median', value: median('folder', latency), unit: 'ms' },
    { name: 'a photo from a bucket: median', value: median('bucket', latency), unit: 'ms', floor: 'a photo from a folder: median' },
    { name: 'a photo from a folder: processor time', value: median('folder', cpu), unit: 'µs' },
    {
      name: 'a photo from a bucket: processor time',
      value: median('bucket', cpu),
      unit: 'µs',
      floor: 'a photo from a folder: processor time',
    },
    { name: `${movedFiles} files of ${Math.round(content.length / 1000)} kB to a bucket`, value: seconds, unit: 's' },
  ]);
} finally {
  bucket.disconnect();
  await database.close();
  await postgres.stop();
  await fs.rm(dataDir, { recursive: true, force: true });
}

async function measure(address: string, env: Record<string, string>): Promise<Cost> {
  const server = await serve({ host, database: 'postgres', dataDir, env });
  const load = async () => {
    const startedAt = performance.now();
    const response = await fetch(server.address + address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    await response.arrayBuffer();
    return performance.now() - startedAt;
  };
  for (let n = 0; n < 200; n++) await load();
  const cpu = async () => (await server.ask<{ seconds: number }>('cpu')).seconds;
  const before = await cpu();
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let n = 0; n < requests / atOnce; n++) times.push(await load());
    }),
  );
  const after = await cpu();
  await server.stop();
  return { latency: percentile(times, 0.5), cpu: ((after - before) * 1e6) / times.length };
}

/** Seconds. GIFs, because they need no rows. */
async function moveAll(content: Buffer): Promise<number> {
  if (buckets === null) return Number.NaN;
  const root = foldersOf({ dataDir }).storage;
  await fs.rm(root, { recursive: true });
  for (let n = 0; n < movedFiles; n++) await folders.storage.put(`gifs/giphy/${n}.webp`, content);
  const startedAt = performance.now();
  const { moved } = await moveFiles(database.db, { from: folders.storage, root, to: buckets.storage });
  if (moved !== movedFiles) throw new Error(`${moved} files were moved`);
  return (performance.now() - startedAt) / 1000;
}
