import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Db, Tx } from './db/open-database.ts';
import { type ImportedRow, importSecurityRows, type SecurityRow, takeImportTurn } from './security-log-repo.ts';

const name = /^\d{4}-\d{2}-\d{2}(\.hidden)?\.jsonl(?<taken>\.importing-[\w-]+)?$/;
const batchSize = 500;

/**
 * Moves what earlier releases wrote to a folder of their process into the database, file by file. Each is renamed first, because a
 * process of such a release may still write, and then begins a new file. A file is deleted when all of it is stored. After an
 * interruption it is read again, and what is stored already is left out. One process of all does it at a time.
 */
export async function importSecurityFiles(db: Db, folder: string): Promise<void> {
  const files = (await fs.readdir(folder).catch(() => [])).filter((one) => name.test(one));
  // Hidden ones first: a process that was killed while it hid the addresses of a day has left both.
  for (const file of files.toSorted()) {
    const stored = await db.transaction().execute(async (tx) => ((await takeImportTurn(tx)) ? importFile(tx, folder, file) : null));
    if (stored === null) continue;
    // Whoever had opened the file before it was renamed may have written since it was read: the next run stores that.
    const { size } = await fs.stat(stored.file).catch(() => ({ size: 0 }));
    if (size <= stored.bytes) await fs.rm(stored.file, { force: true });
  }
  // Only an empty one.
  await fs.rmdir(folder).catch(() => {});
}

/** Null: another process has taken the file. */
async function importFile(tx: Tx, folder: string, file: string): Promise<{ file: string; bytes: number } | null> {
  const isTaken = name.exec(file)?.groups?.['taken'] !== undefined;
  const taken = path.join(folder, isTaken ? file : `${file}.importing-${randomUUID()}`);
  try {
    if (!isTaken) await fs.rename(path.join(folder, file), taken);
    const bytes = await fs.readFile(taken);
    const rows = numbered(bytes.toString('utf8').split('\n'));
    for (let at = 0; at < rows.length; at += batchSize) await importSecurityRows(tx, rows.slice(at, at + batchSize));
    return { file: taken, bytes: bytes.length };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** The events of a file, each with its number among those that are alike: two of one millisecond are two. */
function numbered(lines: readonly string[]): ImportedRow[] {
  const counts = new Map<string, number>();
  return lines.flatMap((line) => {
    const row = rowOf(line);
    if (row === null) return [];
    const nth = (counts.get(line) ?? 0) + 1;
    counts.set(line, nth);
    return [{ ...row, nth }];
  });
}

/** Null: not an event, such as the last line of a killed process. */
function rowOf(line: string): SecurityRow | null {
  try {
    const { time, event, outcome, reason, site, user, session, account, network, count } = JSON.parse(line) as Partial<SecurityRow>;
    if (time === undefined || event === undefined || outcome === undefined || network === undefined) return null;
    const known = { reason: reason ?? null, site: site ?? null, user: user ?? null, session: session ?? null };
    return { time, event, outcome, network, ...known, account: account ?? null, count: count ?? null };
  } catch {
    return null;
  }
}
