import fs from 'node:fs';
import path from 'node:path';
import { openBuiltSite } from '../trials/built-site.ts';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** A line of the routes: its page, its catalogs, and the position of its call in the source. */
interface Route {
  readonly name: string;
  readonly modules: readonly string[];
  /** Position in the source. */
  readonly table: string;
  readonly start: number;
  readonly end: number;
}

const client = path.resolve('dist/client');
type Manifest = Readonly<Record<string, Chunk>>;
const readManifest = (name: string) => JSON.parse(fs.readFileSync(path.join(client, '.vite', name), 'utf8')) as Manifest;
const manifest = readManifest('manifest.json');
const landerManifest = readManifest('lander-manifest.json');
const officeManifest = readManifest('office-manifest.json');
const language = 'de';

/** kB as they are sent: what was measured last, and one per cent. A first page may have 165 at most, a lander 105. */
// Of every page are parts that load by themselves, whose files the first load names, and what lets a page live on that a
// translator or an extension changes (decision 68).
// The API description has every text and error code of the API; developers load it, pages never do.
// The settings are thirteen sections of seven features, for members who are in already; the account's texts come with them.
// Of a lander script and style count together, with the questions of a visit, which come after the page.
const budget = {
  lander: 93,
  // One catalog and one style sheet have the texts and parts of all its pages.
  office: 148,
  firstPage: 142.3,
  page: 43,
  settings: 49.6,
  // Every trait has its field here.
  profile: 45.7,
  rareRoutes: 5.7,
  chat: 53.3,
  css: 17.2,
  frontHtml: 7.2,
  listHtml: 7.5,
  api: 12,
  // With the calls of staff, half of all.
  apiDescription: 50,
};
/** Entry pages: everything that they load counts. For every other page, only what the shell has not loaded. */
const firstPages = ['signup/index', 'search/search'];

/** Files that every lander loads after the page. */
const laterOfLanders = ['src/app/web/lander/lander-questions.tsx', 'src/platform/web/ui/feedback/toast-region.tsx'];

const site = await openBuiltSite();
const assets = fs.readdirSync(path.join(client, 'assets')).filter((name) => /\.(?:js|css)$/.test(name));
const measured = assets.map(async (name): Promise<[string, number]> => [`assets/${name}`, await site.bytesOf(`/assets/${name}`)]);
const sizes = new Map(await Promise.all(measured));
let over = false;
const report = (name: string, kilobytes: number, limit: number) => {
  const fits = kilobytes <= limit;
  over ||= !fits;
  console.log(`${fits ? ' ' : '✗'} ${name.padEnd(40)} ${kilobytes.toFixed(1).padStart(6)} kB of ${limit}`);
};

const firstTable = fs.readFileSync('src/app/web/routes.tsx', 'utf8');
const rareRoutes = 'src/app/web/rare-routes.tsx';
const shellTexts = /shellCatalogs = \[([^\]]*)\]/.exec(firstTable)?.[1] ?? '';
const shell = filesOf(['src/app/web/entry-client.tsx', `src/app/web/catalogs/texts/${language}.ts`, ...catalogs(shellTexts)]);
const routes = [...readRoutes(firstTable), ...readRoutes(fs.readFileSync(rareRoutes, 'utf8'))];
const seen = new Set<string>();
// The browser loads it a second after the first page, whichever that is.
report('the routes of rare pages', total(scripts([...filesOf([rareRoutes])].filter((file) => !shell.has(file)))), budget.rareRoutes);
let mostCss = { name: '', kilobytes: 0 };

for (const route of routes) {
  const frames = routes.filter(({ table, start, end }) => table === route.table && start < route.start && route.end < end);
  const modules = [...frames, route].flatMap((one) => one.modules);
  const known = modules.toSorted().join();
  if (seen.has(known) || modules.some((name) => name.startsWith('src/app/web/pages/gallery'))) continue;
  seen.add(known);
  const own = filesOf(modules);
  const all = [...new Set([...shell, ...own])];
  if (firstPages.includes(route.name)) report(`${route.name} with the shell`, total(scripts(all)), budget.firstPage);
  report(route.name, total(scripts([...own].filter((file) => !shell.has(file)))), budgetOf(route.name));
  const css = total(all.filter((file) => file.endsWith('.css')));
  if (css > mostCss.kilobytes) mostCss = { name: route.name, kilobytes: css };
}
const sceneFiles = Object.keys(landerManifest).filter((file) => file.endsWith('/scene.tsx'));
for (const scene of sceneFiles) {
  const files = filesOf(['src/app/web/entry-lander.tsx', scene, ...laterOfLanders], landerManifest);
  report(`lander ${path.basename(path.dirname(scene))}, script and style`, total([...files]), budget.lander);
}
if (sceneFiles.length === 0) throw new Error('the build has no landers');
report(
  'the login of the back office, script and style',
  total([
    ...filesOf(
      [
        'src/app/web/entry-office.tsx',
        'src/features/office/web/door/login-page.tsx',
        `src/platform/messages/${language}.ts`,
        `src/features/office/messages/${language}.ts`,
      ],
      officeManifest,
    ),
  ]),
  budget.office,
);
report(`CSS of ${mostCss.name}, which has most`, mostCss.kilobytes, budget.css);
const member = await site.login('premium@demo.test');
report('HTML of /', (await site.bytesOf('/')) / 1000, budget.frontHtml);
report('HTML of /members', (await site.bytesOf('/members', member)) / 1000, budget.listHtml);
report('/api/openapi.json', (await site.bytesOf('/api/openapi.json')) / 1000, budget.apiDescription);
report('/api/chats.php', (await site.bytesOf('/api/chats.php', member)) / 1000, budget.api);
await site.close();
if (over) process.exit(1);

/** The calls of `page(path, 'feature/name', ['texts', …])`; a nested call is a child. */
function readRoutes(source: string): Route[] {
  const calls = source.matchAll(/\bpage\(\s*(?:null|'[^']*'),\s*'([^']+)'(?:,\s*\[([^\]]*)\])?/g);
  return [...calls].map(({ index, 1: name = '', 2: texts = '' }) => {
    const [feature = '', ...rest] = name.split('/');
    const page = rest.join('/');
    const file = feature === 'app' ? `src/app/web/pages/${page}-page.tsx` : `src/features/${feature}/web/${page}-page.tsx`;
    return { name, table: source, modules: [file, ...catalogs(texts)], start: index, end: endOfCall(source, index) };
  });
}

function endOfCall(source: string, start: number): number {
  let depth = 0;
  for (let at = source.indexOf('(', start); at < source.length; at++) {
    if (source[at] === '(') depth++;
    if (source[at] === ')' && --depth === 0) return at;
  }
  throw new Error('a call in the routes has no end');
}

function scripts(files: readonly string[]): string[] {
  return files.filter((file) => file.endsWith('.js'));
}

function catalogs(list: string): string[] {
  const folder = (name: string) => (name === 'common' ? 'src/platform' : name === 'app' ? 'src/app' : `src/features/${name}`);
  return [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => `${folder(name)}/messages/${language}.ts`);
}

function filesOf(modules: readonly string[], built = manifest): Set<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = built[name];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.css?.forEach((file) => files.add(file));
    chunk.imports?.forEach(add);
  };
  for (const name of modules) {
    if (built[name] === undefined) throw new Error(`the build has no ${name}`);
    add(name);
  }
  return files;
}

function total(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
}

function sizeOf(file: string): number {
  const size = sizes.get(file);
  if (size === undefined) throw new Error(`the site sends no ${file}`);
  return size;
}

function budgetOf(route: string): number {
  if (route.startsWith('chat/')) return budget.chat;
  if (route === 'app/settings') return budget.settings;
  return route === 'profile/profile' ? budget.profile : budget.page;
}
