import fs from 'node:fs';
import path from 'node:path';

const features = path.resolve(import.meta.dirname, '../../features');
const parts = [
  'pwa/web/service-worker/shell',
  'chat/web/service-worker/outbox',
  'pwa/web/service-worker/push',
  'pwa/web/service-worker/share',
];

/** The script of the service worker, version 2 (`/sw.js?v=2`). Another build makes it another script, which is an update. */
export function serviceWorkerOf(build: string): string {
  const scripts = parts.map((name) => fs.readFileSync(path.join(features, `${name}.js`), 'utf8'));
  return [`const version = ${JSON.stringify(build)};`, ...scripts].join('\n');
}
