import fs from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../web/service-worker');
const parts = ['shell', 'outbox', 'push', 'share'] as const;

/** The script of the service worker, version 2 (`/sw.js?v=2`). Another build makes it another script, which is an update. */
export function serviceWorkerOf(build: string): string {
  const scripts = parts.map((name) => fs.readFileSync(path.join(folder, `${name}.js`), 'utf8'));
  return [`const version = ${JSON.stringify(build)};`, ...scripts].join('\n');
}
