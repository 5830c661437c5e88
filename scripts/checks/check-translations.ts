import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { readTexts } from './translations/read-texts.ts';
import { compareTranslations } from './translations/stale-translations.ts';

// Finds translations of which the German text has changed since. With `--write` it records the texts as they are, except stale ones;
// `--same account.login.title` confirms that the translations of a key need no change.
const file = 'scripts/checks/translations/translations.json';
const { values: options } = parseArgs({ options: { write: { type: 'boolean' }, same: { type: 'string', multiple: true, default: [] } } });

const recorded = new Map(Object.entries(JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>));
const texts = await readTexts();
for (const key of options.same) if (!texts.get('de')?.has(key)) fail(`There is no text ${key}.`);
const { stale, unrecorded, next } = compareTranslations(texts, recorded, new Set(options.same));
const isWriting = options.write === true || options.same.length > 0;
if (isWriting) fs.writeFileSync(file, `${JSON.stringify(Object.fromEntries(next), null, 2)}\n`);
for (const { key, languages } of stale) console.error(`${key}: the German text has changed, but not ${languages.join(', ')}`);
if (stale.length > 0)
  fail('Translate these texts anew. If a translation is still right: node scripts/checks/check-translations.ts --same KEY.');
if (unrecorded.length > 0 && !isWriting)
  fail(`${unrecorded.length} texts differ from ${file}: write it with node scripts/checks/check-translations.ts --write, and commit it.`);

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
