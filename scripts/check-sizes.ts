import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}

const client = path.resolve('dist/client');
const manifest = JSON.parse(fs.readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
const entry = 'src/app/web/entry-client.tsx';
const language = 'de';

/** kB, brotli, from the speed budgets of the product. `lazy` counts only what the entry has not loaded already. */
const budgets: readonly { name: string; modules: readonly string[]; js: number; lazy: boolean }[] = [
  {
    name: 'index',
    modules: [entry, 'src/features/signup/web/index-page.tsx', ...catalogs('common', 'app', 'signup')],
    js: 130,
    lazy: false,
  },
  {
    name: 'members',
    modules: [entry, 'src/features/members/web/members-page.tsx', ...catalogs('common', 'app', 'members', 'likes')],
    js: 130,
    lazy: false,
  },
  {
    name: 'chat',
    modules: ['src/features/chat/web/chats-page.tsx', 'src/features/chat/web/conversation-page.tsx', ...catalogs('chat')],
    js: 45,
    lazy: true,
  },
];
const lazyRoute = 35;
const allCss = 20;

const sizes = new Map<string, number>();
let over = false;
const report = (name: string, kilobytes: number, limit: number) => {
  const fits = kilobytes <= limit;
  over ||= !fits;
  console.log(`${fits ? ' ' : '✗'} ${name.padEnd(32)} ${kilobytes.toFixed(1).padStart(6)} kB of ${limit}`);
};

const ofEntry = filesOf([entry]);
for (const { name, modules, js, lazy } of budgets) {
  const files = filesOf(modules);
  report(`${name} JavaScript`, total([...files].filter((file) => file.endsWith('.js') && !(lazy && ofEntry.has(file)))), js);
}
for (const module of Object.keys(manifest).filter((name) => name.endsWith('-page.tsx'))) {
  report(
    path.basename(module, '.tsx'),
    total([...filesOf([module])].filter((file) => file.endsWith('.js') && !ofEntry.has(file))),
    module.includes('/chat/') ? 45 : lazyRoute,
  );
}
report(
  'CSS',
  total(
    fs
      .readdirSync(path.join(client, 'assets'))
      .filter((name) => name.endsWith('.css'))
      .map((name) => `assets/${name}`),
  ),
  allCss,
);
if (over) process.exit(1);

function catalogs(...namespaces: string[]): string[] {
  const folder = (name: string) => (name === 'common' ? 'src/platform' : name === 'app' ? 'src/app' : `src/features/${name}`);
  return namespaces.map((name) => `${folder(name)}/messages/${language}.ts`);
}

function filesOf(modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.css?.forEach((file) => files.add(file));
    chunk.imports?.forEach(add);
  };
  for (const name of modules) {
    if (manifest[name] === undefined) throw new Error(`the build has no ${name}`);
    add(name);
  }
  return files;
}

function total(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + compressed(file), 0) / 1000;
}

function compressed(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = brotliCompressSync(fs.readFileSync(path.join(client, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  sizes.set(file, size);
  return size;
}
