import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { DataPart } from '#platform/server/data-part.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Log } from '#platform/server/log.ts';
import { deleteFiles, expectFiles, keepFiles } from '#platform/server/file-deletions/file-deletions.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { type ZipEntry, zipOf } from '#platform/server/storage/zip.ts';
import { findName, lockUser, type UserRow } from '#features/account/server/index.ts';
import type { Mails } from '#features/mails/server/index.ts';
import { exportExpiry, newExportFile } from './data-export-files.ts';
import { type ExportLinks, exportPath } from './data-export-links.ts';
import { listPendingExports, setExportReady, type PendingExport } from './data-export-repo.ts';

export interface MakeExportDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly storage: FileStorage;
  readonly mails: Mails;
  readonly links: ExportLinks;
  /** Each becomes one JSON file. */
  readonly parts: readonly DataPart[];
  /** Images to include: names in the zip and in the storage. */
  readonly findPhotoFiles: (user: UserId) => Promise<readonly { readonly name: string; readonly stored: string }[]>;
}

/** Exports that are read from the database at once. */
export const batchSize = 5;

/** Ms that one may take. */
const madeWithin = 24 * 3_600_000;

/** Makes the requested exports. One that fails, or whose process was killed, is retried by the next run. */
export async function makeDataExports(deps: MakeExportDeps): Promise<void> {
  let pending = await listPendingExports(deps.db, 0, batchSize);
  while (pending.length > 0) {
    for (const one of pending) {
      try {
        await make(deps, one);
      } catch (error) {
        deps.log.warn({ export: one.id, error: String(error) }, 'data export waits');
      }
    }
    // Continues after the last id, so that failed exports do not block those behind them.
    pending = await listPendingExports(deps.db, pending.at(-1)?.id ?? 0, batchSize);
  }
}

async function make(deps: MakeExportDeps, pending: PendingExport): Promise<void> {
  const { db, clock, storage } = deps;
  const file = newExportFile(pending.id);
  await expectFiles(db, [file], clock, madeWithin);
  await storage.put(file, zipOf(entriesFor(deps, pending.user), clock.now()));
  const stored = await db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, pending.user);
    const now = clock.now();
    if (user === null || user.status === 'deleted' || !(await setExportReady(tx, pending.id, file, now))) return false;
    await keepFiles(tx, [file]);
    await notifyMember(deps, tx, user, pending, exportExpiry(now));
    return true;
  });
  // The account was closed meanwhile, or another process finished first.
  if (!stored) await deleteFiles(db, [file], clock.now());
}

async function* entriesFor({ parts, storage, findPhotoFiles }: MakeExportDeps, user: UserId): AsyncGenerator<ZipEntry> {
  for (const part of parts) yield { name: `${part.name}.json`, packed: false, pieces: listOf(part.read(user)) };
  for (const { name, stored } of await findPhotoFiles(user)) {
    const file = await storage.open(stored);
    if (file !== null) yield { name: `photos/${name}`, packed: true, pieces: file.stream() };
  }
}

/** A JSON array, written one page of rows at a time. */
async function* listOf(pages: AsyncIterable<readonly object[]>): AsyncGenerator<Uint8Array> {
  let separator = '[\n';
  for await (const rows of pages) {
    if (rows.length === 0) continue;
    yield Buffer.from(separator + rows.map((row) => JSON.stringify(row)).join(',\n'));
    separator = ',\n';
  }
  yield Buffer.from(separator === '[\n' ? '[]\n' : '\n]\n');
}

async function notifyMember(
  { mails, links }: MakeExportDeps,
  tx: Tx,
  user: UserRow,
  { id, origin }: PendingExport,
  until: Date,
): Promise<void> {
  const params = { name: await findName(tx, user.id), link: origin + exportPath(links.token(id, until)), until: until.toISOString() };
  await mails.post(tx, { kind: 'data_export', params, to: user.email, language: user.language, site: user.siteId, origin });
}
