import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createPlatform } from '../src/app/server/create-platform.ts';
import { composeFeatures } from '../src/app/server/features.ts';
import { hasPendingMigrations } from '../src/platform/server/db/migrate.ts';
import { startPostgres } from '../src/platform/server/db/postgres-server.ts';
import { readEnv } from '../src/platform/server/env.ts';
import { createLog } from '../src/platform/server/log.ts';
import { type BooksReply, readBooksCommand, runBooks } from './books/commands.ts';

const command = readBooksCommand(process.argv.slice(2));
if (!command.ok) {
  console.error(command.sentence);
  process.exit(1);
}
const env = readEnv();
const postgres = env.databaseUrl === null ? await startPostgres({ dataDir: path.join(env.dataDir, 'postgres') }) : null;
const platform = await createPlatform(env, postgres?.connection ?? { connectionString: env.databaseUrl ?? '' }, createLog(env));
try {
  if (await hasPendingMigrations(platform.database.db)) {
    console.error('The database has no books yet, or those of an older version: start the site once, then ask again.');
    process.exitCode = 1;
  } else process.exitCode = (await tell(await runBooks(platform, composeFeatures(platform).accounting, command.options))) ? 0 : 1;
} finally {
  await platform.bus.close();
  await platform.database.close();
  await postgres?.leave();
}

/** Writes a file where it was asked for, else to the standard output; all that is said beside it goes to the error output. */
async function tell({ isRight, lines, file, notes }: BooksReply): Promise<boolean> {
  const out = command.ok ? command.options.out : undefined;
  if (file !== undefined) {
    if (out === undefined) await pipeline(Readable.from(file), process.stdout, { end: false });
    else await pipeline(Readable.from(file), fs.createWriteStream(out, { mode: 0o600 }));
  }
  for (const line of lines ?? []) console.log(line);
  for (const note of notes ?? []) console.error(note);
  return isRight;
}
