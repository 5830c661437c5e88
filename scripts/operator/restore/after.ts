import type pg from 'pg';
import { createPlatform } from '../../../src/app/server/create-platform.ts';
import { composeFeatures } from '../../../src/app/server/features.ts';
import { migrateSite } from '../../../src/app/server/start/migrate-site.ts';
import { advanceSequences, eraseAgain, type Outlasting } from '../../../src/platform/server/backup/outlasting-repo.ts';
import type { Restored } from '../../../src/platform/server/backup/restore.ts';
import { findRequiredBucket } from '../../../src/platform/server/file-place/file-place.ts';
import type { Env } from '../../../src/platform/server/env.ts';
import { createLog } from '../../../src/platform/server/log.ts';
import { readBooksCommand, runBooks } from '../books/commands.ts';
import { closePlatform } from '../run-command.ts';
import { reconcileSince } from './reconcile-days.ts';
import { removeUnnamed } from './unnamed-files.ts';

type Say = (sentence: string) => void;

/**
 * What a database needs that was taken back in time: erasures since then again, numbers that nobody has seen, no files of others than its
 * rows, and a comparison with what the payment providers know. Returns whether the books balance.
 */
export async function workAfterRestore(env: Env, connection: pg.PoolConfig, { outlasting, reached }: Restored, say: Say): Promise<boolean> {
  await migrateSite(env, connection);
  await advanceSequences(connection, outlasting.sequences);
  const { accounts, photos } = await eraseAgain(connection, outlasting.erasures);
  say(`Erased again: ${accounts} accounts, ${photos} photos that members have deleted since. The jobs of the site remove them for good.`);
  const platform = await createPlatform(env, connection, createLog(env));
  try {
    const bucket = await findRequiredBucket(platform.database.db, env.s3);
    if (bucket === null) await removeUnnamed({ ...platform, isBucket: env.s3 !== null }, say);
    else
      say(
        `Files that no row names are still in the bucket ${bucket}, which S3_URL does not name. Unless this is a rehearsal, start the site with that S3_URL, and run npm run objects -- --check --remove-orphans.`,
      );
    await sayLostInvoices(platform.database.pool, outlasting, say);
    const features = composeFeatures(platform);
    await reconcileSince({ accounting: features.accounting, now: platform.clock.now() }, reached, say);
    const command = readBooksCommand(['--check']);
    if (!command.ok) throw new Error(command.sentence);
    const { isRight, lines = [], notes = [] } = await runBooks(platform, features, command.options);
    say(`books -- --check: ${isRight ? 'in order' : 'not in order'}`);
    if (!isRight) for (const line of [...lines, ...notes]) say(line);
    return isRight;
  } finally {
    await closePlatform(platform);
  }
}

/** A number that was mailed and is given again is a matter for the tax adviser. */
async function sayLostInvoices(pool: pg.Pool, { invoices }: Outlasting, say: Say): Promise<void> {
  const { rows } = await pool.query<{ name: string; last: number }>(
    `SELECT company_id || ' in ' || year AS name, last FROM invoice_counters`,
  );
  const known = new Map(rows.map(({ name, last }) => [name, last]));
  for (const { name, last } of invoices) {
    const first = (known.get(name) ?? 0) + 1;
    if (last >= first)
      say(
        `Invoices of company ${name}: the numbers ${first} to ${last} were sent and are lost. They will be given again: tell the tax adviser.`,
      );
  }
}
