import fs from 'node:fs/promises';
import path from 'node:path';
import type { Db } from './db/open-database.ts';
import { insertSecurityRows, type SecurityRow } from './security-log-repo.ts';

const name = /^\d{4}-\d{2}-\d{2}(\.hidden)?\.jsonl$/;
const batchSize = 500;

/**
 * Moves what earlier releases wrote to a folder of their process into the database, file by file. A file is deleted when all of it is
 * stored; after an interruption the whole file is read again, and what is stored already is left out.
 */
export async function importSecurityFiles(db: Db, folder: string): Promise<void> {
  const files = await fs.readdir(folder).catch(() => []);
  for (const file of files.filter((one) => name.test(one)).toSorted()) {
    const rows = (await fs.readFile(path.join(folder, file), 'utf8')).split('\n').flatMap((line) => rowOf(line) ?? []);
    for (let at = 0; at < rows.length; at += batchSize) await insertSecurityRows(db, rows.slice(at, at + batchSize), { isNew: true });
    await fs.rm(path.join(folder, file));
  }
  // Only an empty one.
  await fs.rmdir(folder).catch(() => {});
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
