import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '#platform/server/log.ts';

const day = 24 * 3600_000;
/** Ms for which the files of a release are kept after its last process. */
const keptFor = 7 * day;
/** Ms between two signs of life of a running release. */
const signEvery = 3600_000;
/** Ms after which a copy that was not finished is that of a killed process. */
const copyWithin = 3600_000;

/** A release of ours has 2,500 files of 15 MB together. */
const [mostReleases, mostFiles, mostBytes] = [20, 10_000, 200_000_000];

/** Files with a hash in their name, as the build writes them, and their compressed forms. Never a page. */
const assetName = /^[\w.-]*-[\w-]{8}\.(?:js|css|svg|webp|avif|png|jpg|mp4|woff2)(?:\.br|\.gz)?$/;
const releaseName = /^[0-9a-f]{16}$/;

interface Place {
  /** The built files of this release. */
  readonly built: string;
  /** The folder with one folder for each release, which all processes of this machine share. */
  readonly kept: string;
  readonly log: Log;
  /** The real time, because it is compared with that of files. */
  readonly now?: () => number;
}

export interface KeptAssets {
  /** The folder of the newest release that has the file; null: none has. */
  find(file: string): Promise<string | null>;
}

/**
 * Keeps the hashed files of every release that ran here in the last seven days, so that a page of one release gets its files from a
 * process of another, older or newer. Resolves when those of this release are there. A disk that is full costs only that.
 */
export async function keepAssets({ built, kept, log, now = Date.now }: Place): Promise<KeptAssets> {
  const files = (await fs.readdir(built)).filter((file) => assetName.test(file)).toSorted();
  const own = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
  const folderOf = (release: string) => path.join(kept, release);

  /** The newest first. */
  const releases = async () => {
    const names = (await fs.readdir(kept).catch(() => [])).filter((name) => releaseName.test(name));
    const seen = await Promise.all(names.map(async (name) => ({ name, at: await changedAt(folderOf(name)) })));
    return seen.toSorted((one, other) => other.at - one.at);
  };
  const forget = async () => {
    const others = (await releases()).filter(({ name }) => name !== own);
    const old = others.filter(({ at }, n) => at < now() - keptFor || n >= mostReleases - 1);
    for (const { name } of old) await fs.rm(folderOf(name), { recursive: true, force: true });
    for (const name of await fs.readdir(kept))
      if (name.endsWith('.part') && (await changedAt(folderOf(name))) < now() - copyWithin)
        await fs.rm(folderOf(name), { recursive: true, force: true });
  };
  const giveSign = async () => {
    const time = new Date(now());
    await fs.utimes(folderOf(own), time, time);
  };
  const keepOwn = async () => {
    await fs.mkdir(kept, { recursive: true });
    await forget();
    if (!(await isFolder(folderOf(own)))) await copyRelease(built, files, folderOf(own));
    await giveSign();
  };
  const warn = (error: unknown) => log.warn({ error: String(error) }, 'the assets of this release are not kept for other releases');
  await keepOwn().catch(warn);
  setInterval(() => void giveSign().then(forget).catch(warn), signEvery).unref();
  return {
    async find(file) {
      if (!assetName.test(file)) return null;
      for (const { name } of await releases()) if (await isFile(path.join(folderOf(name), file))) return folderOf(name);
      return null;
    },
  };
}

/** The folder appears when all of its files are in it. */
async function copyRelease(built: string, files: readonly string[], folder: string): Promise<void> {
  let bytes = 0;
  for (const file of files) bytes += (await fs.lstat(path.join(built, file))).size;
  if (files.length > mostFiles || bytes > mostBytes) throw new Error(`${files.length} files of ${bytes} bytes are too much`);
  // Processes of two containers may have the same number.
  const part = `${folder}.${randomUUID()}.part`;
  await fs.rm(part, { recursive: true, force: true });
  await fs.mkdir(part);
  for (const file of files) await linkOrCopy(path.join(built, file), path.join(part, file));
  try {
    await fs.rename(part, folder);
  } catch (error) {
    await fs.rm(part, { recursive: true, force: true });
    // Another process of this release was faster.
    if (!(await isFolder(folder))) throw error;
  }
}

/** A link takes no room. A build replaces its files and never writes into them. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await fs.link(from, to).catch(() => fs.copyFile(from, to));
}

const changedAt = async (file: string): Promise<number> => (await fs.stat(file).catch(() => null))?.mtimeMs ?? 0;
const isFolder = async (file: string): Promise<boolean> => (await fs.stat(file).catch(() => null))?.isDirectory() ?? false;
const isFile = async (file: string): Promise<boolean> => (await fs.lstat(file).catch(() => null))?.isFile() ?? false;
