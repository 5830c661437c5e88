import fs from 'node:fs';
import path from 'node:path';
import type { InlineConfig } from 'vite';
import { licenceNotices } from '../packages/licence-notices.ts';
import { precompress } from './precompress.ts';

const stamp = 'dist/built.json';
const sources = ['src', 'vite.config.ts', 'vite.service-worker.config.ts', 'scripts/build', 'package.json'];

/** Builds the browser's files, the service worker and the server-side renderer, unless nothing has changed since the last build. */
export async function buildOnce(say: (text: string) => void): Promise<void> {
  if (isBuilt()) return;
  const newest = newestSource();
  say('Building the pages …');
  await buildAll();
  fs.writeFileSync(stamp, JSON.stringify({ newest }));
}

/** Nothing has changed since the last build. */
export function isBuilt(): boolean {
  return fs.existsSync(stamp) && (JSON.parse(fs.readFileSync(stamp, 'utf8')) as { newest: number }).newest === newestSource();
}

const newestSource = (): number => Math.max(...sources.map(newestIn));

async function buildAll(): Promise<void> {
  // A start that finds its pages built does not load the bundler.
  const { build } = await import('vite');
  fs.rmSync('dist', { recursive: true, force: true });
  await build(pageBuild);
  await build(landerBuild);
  await build(officeBuild);
  await build({ configFile: 'vite.service-worker.config.ts', logLevel: 'warn' });
  // Compresses in other threads while the renderer is built.
  const compressed = precompress('dist/client/assets');
  fs.mkdirSync('dist/notices');
  fs.writeFileSync('dist/notices/licences.txt', licenceNotices('.'));
  await precompress('dist/notices');
  await build({ logLevel: 'warn', build: { ssr: true, outDir: 'dist/server', rollupOptions: { input: 'src/app/web/entry-server.tsx' } } });
  await compressed;
}

/** Files that are loaded together compress better as one. The groups are folders; what few pages share stays in small files. */
const pageBuild: InlineConfig = {
  logLevel: 'warn',
  build: {
    outDir: 'dist/client',
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 3 },
            { name: 'shell', test: /src/, tags: ['$initial'], priority: 2 },
            { name: 'platform', test: /src.platform/, minShareCount: 8, priority: 1 },
            { name: 'people', test: /src.features.(?:members|likes|photos|places|daily-picks)./, minShareCount: 5, priority: 1 },
          ],
        },
      },
    },
  },
};

/**
 * Landers have a build of their own: separating the code that they share with other pages would add 2 kB to the first load of
 * those, and the code that landers share with each other is one file.
 */
const landerBuild: InlineConfig = {
  logLevel: 'warn',
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    manifest: '.vite/lander-manifest.json',
    rollupOptions: {
      input: 'src/app/web/entry-lander.tsx',
      output: { codeSplitting: { groups: [{ name: 'scenes', test: /src/, minShareCount: 3, priority: 1.5 }] } },
    },
  },
};

/** The back office has a build of its own, so that no file of a member's page contains anything of it. */
const officeBuild: InlineConfig = {
  logLevel: 'warn',
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    manifest: '.vite/office-manifest.json',
    rollupOptions: {
      input: 'src/app/web/entry-office.tsx',
      output: { codeSplitting: { groups: [{ name: 'office', test: /./, tags: ['$initial'], priority: 2 }] } },
    },
  },
};

/** The newest modification time below a path, in ms since 1970. */
function newestIn(target: string): number {
  const stat = fs.statSync(target);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...fs.readdirSync(target).map((name) => newestIn(path.join(target, name))));
}
