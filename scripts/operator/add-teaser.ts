import fs from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Value } from 'typebox/value';
import { createSite } from '#features/site/server/index.ts';
import { addTeaser, NewTeaser } from '#features/teasers/server/index.ts';
import { settlePlace } from '../../src/platform/server/file-place/file-place.ts';
import { refuse, runCommand } from './run-command.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { site: { type: 'string' }, picture: { type: 'string' } } });
const [file] = positionals;
if (file === undefined || values.site === undefined)
  stop('Give the file and the site: npm run add-teaser -- teaser.json --site www.example.org --picture teaser.png');
const teaser: unknown = JSON.parse(await fs.readFile(file, 'utf8'));
if (!Value.Check(NewTeaser, teaser)) {
  const faults = Value.Errors(NewTeaser, teaser).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
  stop(`${file} is not a valid teaser:\n${faults.join('\n')}`);
}
const image = values.picture === undefined ? null : await fs.readFile(values.picture);

await runCommand(async (platform) => {
  const { db } = platform.database;
  if (image !== null) await settlePlace({ ...platform, db });
  const site = (await createSite(platform).sites.all()).find(({ hosts }) => hosts.includes(values.site ?? ''));
  if (site === undefined) return refuse(`No site has the host ${values.site}.`);
  const added = await addTeaser({ db, storage: platform.storage }, site.id, teaser, image);
  if (!added.ok) return refuse(`The image was refused: ${added.code}.`);
  console.log(`Teaser ${added.value.id} was added.`);
  return true;
});

function stop(sentence: string): never {
  refuse(sentence);
  process.exit(1);
}
