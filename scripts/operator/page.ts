import fs from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { listPages, putPage, withdrawPage } from '#features/operator-pages/server/index.ts';
import { createSiteContent } from '#features/site-content/server/index.ts';
import { createSite } from '#features/site/server/index.ts';
import { isLanguage } from '../../src/platform/contract/languages.ts';
import type { Platform } from '../../src/platform/server/platform.ts';
import { refuse, runCommand } from './run-command.ts';

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { site: text, put: text, withdraw: text, language: text, title: text, description: text },
});
const sentences = {
  malformed_slug: 'An address has 2 to 40 lower-case letters, digits and hyphens, begins with a letter, but not with "u-".',
  reserved_slug: 'This address belongs to the site itself.',
  empty_or_too_long: 'A page needs a title (up to 120 characters), a description (300) and a text (50,000).',
} as const;

await runCommand(run);

async function run(platform: Platform): Promise<boolean> {
  const { db } = platform.database;
  const site = (await createSite(platform).sites.all()).find(({ hosts }) => hosts.includes(values.site ?? ''));
  if (site === undefined) return refuse(`No site has the host ${values.site ?? '(give --site)'}.`);
  const deps = { db, clock: platform.clock, content: createSiteContent(platform) };
  const { put, withdraw, language, title = '', description = '' } = values;
  if (withdraw !== undefined) {
    const done = await withdrawPage(deps, site.id, withdraw);
    return done || refuse(`There is no page /${withdraw}.`);
  }
  if (put === undefined) {
    for (const page of await listPages(db, site.id)) console.log(`/${page.slug} (${page.language}): ${page.title}`);
    return true;
  }
  const [file] = positionals;
  if (file === undefined || !isLanguage(language))
    return refuse(
      'Give a file and a language: npm run page -- --site www.example.org --put about --language de --title "Über uns" --description "Wer wir sind." about.md',
    );
  const body = await fs.readFile(file, 'utf8');
  const written = await putPage(deps, site.id, { slug: put, language, title, description, body });
  return written.ok || refuse(sentences[written.code]);
}
