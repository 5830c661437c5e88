import { parseArgs } from 'node:util';
import { migrateSite } from '../../src/app/server/start/migrate-site.ts';
import { reasonOf } from '../../src/app/server/start/start-failure.ts';
import { startEmbedded } from '../../src/platform/server/db/start-embedded.ts';
import { EnvError, readEnv } from '../../src/platform/server/env.ts';
import { refuse } from './run-command.ts';

// Migrates the configured database or the embedded one, also while the previous release serves it.

const options = {
  'statement-timeout': { type: 'string', default: '3600' },
  'lock-timeout': { type: 'string', default: '3' },
  tries: { type: 'string', default: '60' },
} as const;

const say = (sentence: string) => console.log(sentence);

try {
  await run();
} catch (error) {
  refuse(reasonOf(error));
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const values = readOptions();
  const given = {
    statementSeconds: whole('statement-timeout', values['statement-timeout'], 0),
    lockSeconds: whole('lock-timeout', values['lock-timeout'], 1),
    tries: whole('tries', values.tries, 1),
  };
  const env = readEnv();
  const postgres = env.databaseUrl === null ? await startEmbedded(env.dataDir, say) : null;
  try {
    const connection = postgres?.connection ?? { connectionString: env.databaseUrl ?? '' };
    const applied = await migrateSite(env, connection, { ...given, say });
    say(applied.length === 0 ? 'The database is up to date.' : `The database is migrated: ${applied.length} files were applied.`);
  } finally {
    await postgres?.leave();
  }
}

function readOptions() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw error instanceof TypeError ? new EnvError(error.message) : error;
  }
}

/** Seconds or tries. */
function whole(name: string, value: string, least: number): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < least) throw new EnvError(`--${name} must be a whole number from ${least}, not "${value}".`);
  return number;
}
