import fs from 'node:fs';
import path from 'node:path';

/** The service worker's script as written by the build. */
export const readServiceWorker = (root: string): string =>
  fs.readFileSync(path.join(root, 'dist/service-worker/service-worker.js'), 'utf8');

/** Builds the service worker's script from the current sources. */
export async function bundleServiceWorker(root: string): Promise<string> {
  const { build } = await import('vite');
  const configFile = path.join(root, 'vite.service-worker.config.ts');
  const built = await build({ root, configFile, logLevel: 'error', build: { write: false } });
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error('the service worker was not bundled');
  return chunk.code;
}

/** The script as it is sent to browsers. Another build version makes a different script, which browsers treat as an update. */
export const withVersion = (version: string, script: string): string => `const version = ${JSON.stringify(version)};\n${script}`;
