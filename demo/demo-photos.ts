import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { addPhoto, deleteImages, type StoredImage } from '#features/photos/server/index.ts';
import { cast } from './cast.ts';
import { conversations } from './conversations.ts';
import { demoAccounts, demoEmail } from './demo-accounts.ts';

/** What the process that makes the files is sent: an image in the folder `photos`, and how many members need files of it. */
export interface PhotoTask {
  readonly file: string;
  readonly copies: number;
}

/** What it answers. */
export interface MadePhoto {
  readonly file: string;
  /** As many as were needed. */
  readonly images: readonly StoredImage[];
}

const reportEvery = 50;

/** Is there from before the demo members are made until all of their photos are there. */
const markIn = (dataDir: string): string => path.join(dataDir, 'demo-photos-missing');

export function expectDemoPhotos(dataDir: string): void {
  fs.mkdirSync(dataDir, { recursive: true });
  fs.writeFileSync(markIn(dataDir), '');
}

export const areDemoPhotosMissing = (dataDir: string): boolean => fs.existsSync(markIn(dataDir));

/**
 * Gives the demo members the photos that they do not have yet, those of the first pages first. Images are decoded in another
 * process, whose memory ends with it. Each photo is added once, so what was interrupted goes on the next time.
 */
export async function importDemoPhotos(platform: Platform, report: (text: string) => void, signal?: AbortSignal): Promise<void> {
  const { env, database, clock } = platform;
  if (!areDemoPhotosMissing(env.dataDir)) return;
  const wanted = await findWanted(database.db);
  const total = [...wanted.values()].reduce((sum, { owners }) => sum + owners.length, 0);
  const tasks = [...wanted.values()].filter(({ missing }) => missing.length > 0);
  let made = total - tasks.reduce((sum, { missing }) => sum + missing.length, 0);
  await makePhotos(
    tasks.map(({ file, missing }) => ({ file, copies: missing.length })),
    async ({ file, images }) => {
      const clientId = photoId(file);
      for (const [n, image] of images.entries()) {
        const user = wanted.get(file)?.missing[n];
        const isNew = user !== undefined && (await addPhoto(database.db, { user, clientId, image, status: 'active' }, clock.now()));
        if (!isNew) await deleteImages(database.db, [image], clock.now());
        if (++made % reportEvery === 0 || made === total) report(`Demo photos: ${made} of ${total} …`);
      }
    },
    { dataDir: env.dataDir, signal },
  );
  fs.rmSync(markIn(env.dataDir), { force: true });
}

/** Ms until an import that failed goes on; twice as long each time. */
const [againIn, longestPause] = [60_000, 3_600_000];

interface KeepOptions {
  readonly report: (text: string) => void;
  readonly signal: AbortSignal;
  readonly pause?: number;
}

/** Imports until all photos are there, whatever is away meanwhile. Resolves at the end, or when the signal ends it. */
export async function keepImportingDemoPhotos(platform: Platform, { report, signal, pause = againIn }: KeepOptions): Promise<void> {
  for (let wait = pause; ; wait = Math.min(2 * wait, longestPause)) {
    try {
      return await importDemoPhotos(platform, report, signal);
    } catch (error) {
      if (signal.aborted) return;
      platform.log.error({ error }, 'the demo photos are not complete');
      report(`Not all demo photos are there: they go on in ${Math.ceil(wait / 60_000)} min.`);
    }
    await sleep(wait, undefined, { signal }).catch(() => {});
    if (signal.aborted) return;
  }
}

interface MakeOptions {
  readonly dataDir: string;
  readonly signal?: AbortSignal | undefined;
}

/** Has another process make the files, and hands on each photo, one after the other. */
async function makePhotos(tasks: readonly PhotoTask[], add: (photo: MadePhoto) => Promise<void>, options: MakeOptions): Promise<void> {
  const { dataDir, signal } = options;
  if (tasks.length === 0) return;
  const { promise: done, resolve, reject } = Promise.withResolvers<void>();
  const program = path.join(import.meta.dirname, 'make-photos.ts');
  const worker = fork(program, [dataDir], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], signal });
  worker.on('error', reject);
  worker.once('exit', () => reject(new Error('the process that makes the demo photos has ended')));
  let left = tasks.length;
  let adding: Promise<void> = Promise.resolve();
  worker.on('message', (photo: MadePhoto) => {
    adding = adding.then(() => add(photo)).then(() => (--left === 0 ? resolve() : undefined));
    adding.catch(reject);
  });
  worker.send(tasks);
  try {
    await done;
  } finally {
    // It ends when nobody listens.
    if (worker.connected) worker.disconnect();
  }
}

interface WantedPhoto {
  readonly file: string;
  /** Members with it: both brands have people with the same photos. */
  readonly owners: UserId[];
  readonly missing: UserId[];
}

/** All photos of the demo members in the order in which they are needed, by image. */
async function findWanted(db: Db): Promise<Map<string, WantedPhoto>> {
  const members = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.id', 'users.email'])
    .where(
      'users.email',
      'in',
      cast.map(({ key }) => demoEmail(key)),
    )
    .orderBy('profiles.last_active_at', 'desc')
    .execute();
  const wanted = new Map<string, WantedPhoto>();
  if (members.length === 0) return wanted;
  const there = await db
    .selectFrom('photos')
    .select(['user_id', 'client_id'])
    .where(
      'user_id',
      'in',
      members.map(({ id }) => id),
    )
    .execute();
  const isThere = new Set(there.map(({ user_id, client_id }) => `${user_id} ${client_id}`));
  const byEmail = new Map(cast.map((member) => [demoEmail(member.key), member]));
  const first = new Set([...demoAccounts.map(({ key }) => key), ...conversations.flatMap(({ a, b }) => [a, b])]);
  const known = members.flatMap(({ id, email }) => {
    const member = byEmail.get(email);
    return member === undefined ? [] : [{ id, member }];
  });
  const ordered = [...known.filter(({ member }) => first.has(member.key)), ...known.filter(({ member }) => !first.has(member.key))];
  const most = Math.max(...cast.map(({ photos }) => photos));
  for (let n = 1; n <= most; n++)
    for (const { id, member } of ordered) {
      if (n > member.photos) continue;
      const file = `${member.key}-${n}`;
      const photo = wanted.get(file) ?? { file, owners: [], missing: [] };
      photo.owners.push(userId(id));
      if (!isThere.has(`${id} ${photoId(file)}`)) photo.missing.push(userId(id));
      wanted.set(file, photo);
    }
  return wanted;
}

/** The same at every start: a UUID of the image's name. */
function photoId(file: string): string {
  const hash = createHash('sha256').update(file).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
