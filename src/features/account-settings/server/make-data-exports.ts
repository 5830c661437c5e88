import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { DataPart } from '#platform/server/data-part.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Log } from '#platform/server/log.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { type ZipEntry, zipOf } from '#platform/server/storage/zip.ts';
import { findName, isOpen, lockUser, type UserRow } from '#features/account/server/index.ts';
import type { Mails } from '#features/mails/server/index.ts';
import { exportExpiry, newExportFile } from './data-export-files.ts';
import { type ExportLinks, exportPath } from './data-export-links.ts';
import { listWantedExports, setExportReady, type WantedExport } from './data-export-repo.ts';

export interface MakeExportDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly storage: FileStorage;
  readonly mails: Mails;
  readonly links: ExportLinks;
  /** One JSON file each. */
  readonly parts: readonly DataPart[];
  /** Pictures that go along: names in the zip and in the storage. */
  readonly findPhotoFiles: (user: UserId) => Promise<readonly { readonly name: string; readonly stored: string }[]>;
}

const batch = 20;

/** Makes what was asked for. One that fails, or whose process was killed, is made by the next run. */
export async function makeDataExports(deps: MakeExportDeps): Promise<void> {
  let wanted = await listWantedExports(deps.db, 0, batch);
  while (wanted.length > 0) {
    for (const one of wanted) {
      try {
        await make(deps, one);
      } catch (error) {
        deps.log.warn({ export: one.id, error: String(error) }, 'data export waits');
      }
    }
    // Those that failed hold up nobody behind them.
    wanted = await listWantedExports(deps.db, wanted.at(-1)?.id ?? 0, batch);
  }
}

async function make(deps: MakeExportDeps, wanted: WantedExport): Promise<void> {
  const { db, clock, storage } = deps;
  const file = newExportFile(wanted.id);
  await storage.put(file, zipOf(entriesFor(deps, wanted.user), clock.now()));
  const kept = await db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, wanted.user);
    const now = clock.now();
    if (user === null || !isOpen(user.status) || !(await setExportReady(tx, wanted.id, file, now))) return false;
    await tellMember(deps, tx, user, wanted, exportExpiry(now));
    return true;
  });
  // The account was closed meanwhile, or another process was faster.
  if (!kept) await storage.remove(file);
}

async function* entriesFor({ parts, storage, findPhotoFiles }: MakeExportDeps, user: UserId): AsyncGenerator<ZipEntry> {
  for (const part of parts) yield { name: `${part.name}.json`, packed: false, pieces: listOf(part.read(user)) };
  for (const { name, stored } of await findPhotoFiles(user)) {
    const file = await storage.open(stored);
    if (file !== null) yield { name: `photos/${name}`, packed: true, pieces: file.stream() };
  }
}

/** A JSON list, a page of rows at a time. */
async function* listOf(pages: AsyncIterable<readonly object[]>): AsyncGenerator<Uint8Array> {
  let separator = '[\n';
  for await (const rows of pages) {
    if (rows.length === 0) continue;
    yield Buffer.from(separator + rows.map((row) => JSON.stringify(row)).join(',\n'));
    separator = ',\n';
  }
  yield Buffer.from(separator === '[\n' ? '[]\n' : '\n]\n');
}

async function tellMember(
  { mails, links }: MakeExportDeps,
  tx: Tx,
  user: UserRow,
  { id, origin }: WantedExport,
  until: Date,
): Promise<void> {
  const params = { name: await findName(tx, user.id), link: origin + exportPath(links.token(id, until)), until: until.toISOString() };
  await mails.post(tx, { kind: 'data_export', params, to: user.email, language: user.language, site: user.siteId, origin });
}
