import path from 'node:path';
import type { Plugin } from 'vite';

const folder = path.resolve(import.meta.dirname, '../../src/platform/web/ssr');

/** Packages whose hooks compute for every component what the server needs once per page, and their replacements on the server. */
const replaced = new Map([
  ['use-intl', path.join(folder, 'use-intl.ts')],
  ['react-router', path.join(folder, 'react-router.ts')],
  ['@tanstack/react-query', path.join(folder, 'react-query.ts')],
]);

/** In the server's build, components import other implementations of the same hooks under the same names. */
export function serverHooks(): Plugin {
  return {
    name: 'server-hooks',
    enforce: 'pre',
    resolveId: (source, importer, { ssr }) => (ssr === true && importer?.startsWith(folder) !== true ? replaced.get(source) : undefined),
  };
}
