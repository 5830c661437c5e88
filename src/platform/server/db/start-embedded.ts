import fs from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { EnvError } from '../env-error.ts';
import { isFromBeforeBaseline } from './before-baseline.ts';
import { openDatabase } from './open-database.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

/**
 * Starts the embedded database of a folder with data. If migrations from before the baseline have made it, this moves the whole
 * folder aside, because its photos and secrets belong to that database, and creates a new one. `say` gets a sentence about that.
 */
export async function startEmbedded(dataDir: string, say: (sentence: string) => void): Promise<PostgresServer> {
  const folder = path.join(dataDir, 'postgres');
  const isNew = !fs.existsSync(folder);
  const postgres = await startPostgres({ dataDir: folder });
  if (isNew) return postgres;
  const isOld = await readWhetherOld(postgres).catch(async (error: unknown) => {
    await postgres.leave();
    throw error;
  });
  if (!isOld) return postgres;
  await postgres.stop();
  const aside = moveAside(dataDir);
  say(
    `The data in ${dataDir} is of an older version, whose migrations this one does not know: it is in ${aside} now, and new data is made.`,
  );
  return startPostgres({ dataDir: folder });
}

async function readWhetherOld({ connection }: PostgresServer): Promise<boolean> {
  const database = openDatabase({ connection, size: 1, log: pino({ level: 'silent' }) });
  try {
    return await isFromBeforeBaseline(database.db);
  } finally {
    await database.close();
  }
}

/** Deletes and overwrites nothing: a folder that was moved before keeps its name. */
function moveAside(dataDir: string): string {
  const name = `${dataDir}-before-baseline`;
  let aside = name;
  for (let n = 2; fs.existsSync(aside); n++) aside = `${name}-${n}`;
  try {
    fs.renameSync(dataDir, aside);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvError(`The data in ${dataDir} is of an older version, and cannot be moved aside (${reason}): move it, then start again.`);
  }
  return aside;
}
