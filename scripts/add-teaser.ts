import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Value } from 'typebox/value';
import { createPlatform } from '../src/app/server/create-platform.ts';
import { createSite } from '../src/features/site/server/index.ts';
import { addTeaser, NewTeaser } from '../src/features/teasers/server/index.ts';
import { startPostgres } from '../src/platform/server/db/postgres-server.ts';
import { readEnv } from '../src/platform/server/env.ts';
import { createLog } from '../src/platform/server/log.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { site: { type: 'string' }, picture: { type: 'string' } } });
const [file] = positionals;
if (file === undefined || values.site === undefined)
  stop('Give the file and the site: npm run add-teaser -- teaser.json --site www.example.org --picture teaser.png');
const teaser: unknown = JSON.parse(await fs.readFile(file, 'utf8'));
if (!Value.Check(NewTeaser, teaser)) {
  const faults = Value.Errors(NewTeaser, teaser).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
  stop(`${file} is not a valid teaser:\n${faults.join('\n')}`);
}
const picture = values.picture === undefined ? null : await fs.readFile(values.picture);

const env = readEnv();
const postgres = env.databaseUrl === null ? await startPostgres({ dataDir: path.join(env.dataDir, 'postgres') }) : null;
const platform = await createPlatform(env, postgres?.connection ?? { connectionString: env.databaseUrl ?? '' }, createLog(env));
const { db } = platform.database;
const site = (await createSite(platform).sites.all()).find(({ hosts }) => hosts.includes(values.site ?? ''));
const added = site && (await addTeaser({ db, storage: platform.storage }, site.id, teaser, picture));
await platform.bus.close();
await platform.database.close();
await postgres?.leave();
if (added === undefined) stop(`No site has the host ${values.site}.`);
if (!added.ok) stop(`The picture was refused: ${added.code}.`);
console.log(`Teaser ${added.value.id} was added.`);

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
