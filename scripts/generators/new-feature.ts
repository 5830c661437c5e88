import fs from 'node:fs';
import path from 'node:path';
import { readFeatureGraph } from '../checks/feature-graph.ts';
import { architecture, withFeatureLists } from '../checks/feature-lists.ts';
import { featureFiles, featureName } from './feature-files.ts';

/** A line to insert into a file: above the first line that contains `before`, with its indentation. */
interface Wire {
  readonly file: string;
  readonly before: string;
  readonly line: string;
}

const [kebab] = process.argv.slice(2);
if (kebab === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) {
  console.error('Name it in kebab-case: npm run new-feature -- bookmarks');
  process.exit(1);
}
const folder = path.join('src/features', kebab);
if (fs.existsSync(folder)) {
  console.error(`${folder} exists already.`);
  process.exit(1);
}
const name = featureName(kebab);
for (const [file, text] of Object.entries(featureFiles(name))) {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
}

const { camel, pascal } = name;
const app = 'src/app';
const wires: Wire[] = [
  {
    file: `${app}/server/features.ts`,
    before: "from './across-features/known-repo.ts'",
    line: `import { create${pascal} } from '#features/${kebab}/server/index.ts';`,
  },
  { file: `${app}/server/features.ts`, before: 'npm run new-feature adds', line: `create${pascal}(platform),` },
  {
    file: `${app}/web/rare-routes.tsx`,
    before: "page('pages/:page/:version?'",
    line: `page('${kebab}', '${kebab}/${kebab}', ['${kebab}']),`,
  },
  {
    file: `${app}/web/catalogs/intl.d.ts`,
    before: 'import type { messages as common }',
    line: `import type { messages as ${camel} } from '#features/${kebab}/messages/de.ts';`,
  },
  {
    file: `${app}/web/catalogs/intl.d.ts`,
    before: 'common: typeof common',
    line: `${kebab === camel ? kebab : `'${kebab}'`}: typeof ${camel};`,
  },
  { file: 'src/features/operator-pages/contract/slug.ts', before: "].flatMap((words) => words.split(' '))", line: `  '${kebab}',` },
  { file: 'tests/support/pages.ts', before: "'/swipe-game',", line: `'/${kebab}',` },
];
const byHand = wires.filter((one) => !wire(one));
fs.writeFileSync(architecture, withFeatureLists(fs.readFileSync(architecture, 'utf8'), readFeatureGraph()));

console.log(
  [
    `${folder} was made, with a page at /${kebab} and an endpoint at /api/${kebab}.php. Left to do (docs/how-to/add-a-feature.md):`,
    ...byHand.map(({ file, line }) => `- ${file}: ${line}`),
    '- ARCHITECTURE.md: its subject in the first list of features',
    `- ${folder}/messages: the title in eleven languages`,
    `- ${folder}/contract/endpoints.ts: the real query, body and reply; then the operation, and SQL in ${kebab}-repo.ts`,
    '- after that: node scripts/checks/check-wire.ts --write, node scripts/checks/check-translations.ts --write',
    `- tables: npm run new-migration -- ${kebab}, then npm run db:dump`,
    '- what it keeps of a member: into the data export and away with the account',
    '- a link to its page, and a journey in tests/e2e',
  ].join('\n'),
);

/** False when the file has no such line any more. */
function wire({ file, before, line }: Wire): boolean {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((one) => one.includes(before));
  if (at === -1) return false;
  const indent = /^ */.exec(lines[at] ?? '')?.[0] ?? '';
  fs.writeFileSync(file, lines.toSpliced(at, 0, `${indent}${line}`).join('\n'));
  return true;
}
