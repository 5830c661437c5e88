import { spawnSync } from 'node:child_process';
import { buildOnce } from '../build/build.ts';
import { openFleet } from './fleet/open-fleet.ts';

/**
 * `npm run fleet`: three processes of the site on Valkey, a bucket, PgBouncer, a primary and its standby, until Ctrl-C. Debian's packages
 * that it needs are installed where that is allowed. `PORT`: of the first process.
 */
const say = (text: string) => process.stdout.write(`${text}\n`);

for (const script of ['.ci/packages', '.ci/pgbouncer'])
  if (spawnSync(script, { stdio: ['ignore', 'inherit', 'inherit'] }).status !== 0) process.exit(1);
await buildOnce(say);
let ending = false;
const opening = (close: () => Promise<void>) => {
  const end = async () => {
    if (ending) process.exit(1);
    ending = true;
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
};
try {
  await openFleet({ size: 3, port: Number(process.env['PORT'] ?? 3000), say, opening });
} catch (error) {
  // What was stopped meanwhile has failed, too.
  if (!ending) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
