import fs from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { EnvError } from '../env-error.ts';
import { hasOtherClients, isFromBeforeBaseline } from './before-baseline.ts';
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
  const { isOld, isUsed } = await inspect(postgres).catch(async (error: unknown) => {
    await postgres.leave();
    throw error;
  });
  if (!isOld) return postgres;
  if (isUsed || contains(dataDir, process.cwd())) {
    await postgres.leave();
    throw new EnvError(
      isUsed
        ? `The data in ${dataDir} is of an older version, and a site still uses it: end that site, then start again.`
        : `The data in ${dataDir} is of an older version, and this program runs inside that folder: move the data, then start again.`,
    );
  }
  await postgres.stop();
  const aside = moveAside(dataDir);
  say(
    `The data in ${dataDir} is of an older version, whose migrations this one does not know: it is in ${aside} now, and new data is made.`,
  );
  return startPostgres({ dataDir: folder });
}

/** `isUsed`: another process is connected. */
async function inspect({ connection }: PostgresServer): Promise<{ isOld: boolean; isUsed: boolean }> {
  const database = openDatabase({ connection, size: 1, log: pino({ level: 'silent' }) });
  try {
    const isOld = await isFromBeforeBaseline(database.db);
    return { isOld, isUsed: isOld && (await hasOtherClients(database.db)) };
  } finally {
    await database.close();
  }
}

/** True for the folder itself and whatever is inside it. */
const contains = (folder: string, file: string): boolean => !path.relative(folder, file).startsWith('..');

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
