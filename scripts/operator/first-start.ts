import fs from 'node:fs/promises';
import { Value } from 'typebox/value';
import { composeFeatures } from '../../src/app/server/features.ts';
import { firstStart } from '../../src/app/server/first-start/first-start.ts';
import { faultsOf, Installation } from '../../src/app/server/first-start/installation.ts';
import { migrateSite } from '../../src/app/server/start/migrate-site.ts';
import { dayIn } from '../../src/platform/contract/time.ts';
import { readEnv } from '../../src/platform/server/env.ts';
import { settlePlace } from '../../src/platform/server/file-place/file-place.ts';
import { orRefused, refuse, withPlatform } from './run-command.ts';

process.exitCode = (await orRefused(() => run(process.argv[2]))) ? 0 : 1;

async function run(file: string | undefined): Promise<boolean> {
  if (file === undefined)
    return refuse('Give the file that describes the site: npm run first-start -- site.json (docs/how-to/start-in-production.md)');
  const env = readEnv();
  const installation: unknown = JSON.parse(await fs.readFile(file, 'utf8'));
  if (!Value.Check(Installation, installation)) {
    const faults = Value.Errors(Installation, installation).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
    return refuse(`${file} does not describe a site:\n${faults.join('\n')}`);
  }
  const faults = faultsOf(installation, dayIn('UTC', new Date()));
  if (faults.length > 0) return refuse(`${file} does not describe a site:\n${faults.join('\n')}`);
  return withPlatform(env, async (platform) => {
    await migrateSite(env, platform.database.connection);
    await settlePlace({ ...platform, db: platform.database.db });
    const { unmetRequirements } = composeFeatures(platform);
    await platform.jobs.start();
    const made = await firstStart(platform, installation);
    if (made.ok) console.log(`${made.value.origin} is made; ${installation.owner.email} gets a link to set a password.`);
    for (const { name, isVital } of await unmetRequirements())
      console.log(`Still missing: ${name}${isVital ? ', without which nothing works' : ''}.`);
    await platform.jobs.stop();
    return made.ok || refuse(`A site with the host ${installation.hosts.join(' or ')} exists already: nothing was changed.`);
  });
}
