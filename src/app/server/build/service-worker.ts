import fs from 'node:fs';
import path from 'node:path';

/** The script of the service worker as the build has written it. */
export const readServiceWorker = (root: string): string =>
  fs.readFileSync(path.join(root, 'dist/service-worker/service-worker.js'), 'utf8');

/** The same from its sources as they are now. */
export async function bundleServiceWorker(root: string): Promise<string> {
  const { build } = await import('vite');
  const configFile = path.join(root, 'vite.service-worker.config.ts');
  const built = await build({ root, configFile, logLevel: 'error', build: { write: false } });
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error('the service worker was not bundled');
  return chunk.code;
}

/** As browsers get it. Another version of the build makes it another script, which is an update. */
export const withVersion = (version: string, script: string): string => `const version = ${JSON.stringify(version)};\n${script}`;
