import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createPlatform } from '../src/app/server/create-platform.ts';
import { listPages, putPage, withdrawPage } from '../src/features/operator-pages/server/index.ts';
import { createSite, type Site } from '../src/features/site/server/index.ts';
import { isLanguage } from '../src/platform/contract/languages.ts';
import { startPostgres } from '../src/platform/server/db/postgres-server.ts';
import { readEnv } from '../src/platform/server/env.ts';
import { createLog } from '../src/platform/server/log.ts';

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { site: text, put: text, withdraw: text, language: text, title: text, description: text },
});
const env = readEnv();
const postgres = env.databaseUrl === null ? await startPostgres({ dataDir: path.join(env.dataDir, 'postgres') }) : null;
const platform = await createPlatform(env, postgres?.connection ?? { connectionString: env.databaseUrl ?? '' }, createLog(env));
const { db } = platform.database;
try {
  const site = (await createSite(platform).sites.all()).find(({ hosts }) => hosts.includes(values.site ?? ''));
  const problem = site === undefined ? `No site has the host ${values.site ?? '(give --site)'}.` : await run(site);
  if (problem !== null) {
    console.error(problem);
    process.exitCode = 1;
  }
} finally {
  await platform.bus.close();
  await platform.database.close();
  await postgres?.leave();
}

/** Why nothing was done; null: it was. */
async function run(site: Site): Promise<string | null> {
  const { put, withdraw, language, title = '', description = '' } = values;
  if (withdraw !== undefined) {
    const done = await withdrawPage(db, site.id, withdraw, platform.clock.now());
    return done ? null : `There is no page /${withdraw}.`;
  }
  if (put === undefined) {
    for (const page of await listPages(db, site.id)) console.log(`/${page.slug} (${page.language}): ${page.title}`);
    return null;
  }
  const [file] = positionals;
  if (file === undefined || !isLanguage(language))
    return 'Give a file and a language: npm run page -- --site www.example.org --put about --language de --title "Über uns" --description "Wer wir sind." about.md';
  const body = await fs.readFile(file, 'utf8');
  const written = await putPage({ db, clock: platform.clock }, site.id, { slug: put, language, title, description, body });
  return written.ok ? null : sentences[written.code];
}

const sentences = {
  malformed_slug: 'An address has 2 to 40 small letters, digits and hyphens, begins with a letter, and not with "u-".',
  reserved_slug: 'This address belongs to the site itself.',
  empty_or_too_long: 'Title (120 characters), description (300) and text (50,000) are needed, and none may be longer.',
} as const;
