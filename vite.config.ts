import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import compile from 'icu-minify/compile';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { serverHooks } from './scripts/build/server-hooks.ts';

/** Turns the ICU texts of the catalogs into icu-minify's form, so that no ICU parser is shipped. */
function precompiledCatalogs(): Plugin {
  const compileAll = (value: unknown): unknown =>
    typeof value === 'string'
      ? compile(value)
      : Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, compileAll(inner)]));
  return {
    name: 'precompiled-catalogs',
    enforce: 'pre',
    async transform(_code, id) {
      const [file = ''] = id.split('?');
      if (!/\/messages\/[a-z]{2}(?:-us)?\.ts$/.test(file)) return undefined;
      const { messages } = (await import(`${pathToFileURL(file).href}?t=${Date.now()}`)) as { messages: object };
      return { code: `export const messages = ${JSON.stringify(compileAll(messages))};`, map: null, moduleType: 'js' };
    },
  };
}

// A few chunks of what is loaded together compress better than dozens of small ones. The entry stays alone: it waits for
// its page, which therefore must not need the entry's chunk.
const chunks = [
  {
    name: 'vendor',
    // Without what only one page needs: endless lists.
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|use-intl|intl-|@formatjs|@tanstack(?!.*[iI]nfinite)|icu-minify)/,
    priority: 3,
  },
  { name: 'shell', test: /src[\\/](?!app[\\/]web[\\/]entry)/, tags: ['$initial' as const], priority: 2 },
  // Of members only what a conversation needs, too.
  {
    name: 'fictional',
    test: /src[\\/]features[\\/](members[\\/]web[\\/]fictional-pill|site[\\/]contract[\\/]fictional-icon)/,
    minShareCount: 2,
    priority: 1.5,
  },
  // What pages about oneself share with those about others, which take along all that they need; not the words for people of the day.
  {
    name: 'basics',
    test: /src[\\/]features[\\/](members[\\/](contract(?!.*words)|web[\\/](queries|use-trait-label|use-interest-order))|photos[\\/]web[\\/](photo-of|face-of)|places[\\/](contract[\\/]calls|web[\\/](queries|use-country))|account[\\/]contract[\\/](calls|genders)|search[\\/]contract[\\/]rules|site[\\/](contract[\\/](traits|settings)))|web[\\/](i18n[\\/](use-money|use-error-text)|keys\.ts|shell[\\/]use-hydrated)/,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'safety', test: /src[\\/]features[\\/]safety[\\/](contract|web[\\/](queries|use-block))/, minShareCount: 2, priority: 1 },
  { name: 'traffic', test: /src[\\/]features[\\/]site[\\/]web[\\/]traffic/, minShareCount: 2, priority: 2 },
  // Of members and likes only what lists draw.
  {
    name: 'people',
    test: /src[\\/]features[\\/](members[\\/](contract(?!.*words)|web[\\/](?!use-fit-text|.*preview))|likes[\\/](contract|web[\\/](keys|like-cache|giving[\\/](kept-likes|like-button|use-like\.))))/,
    minShareCount: 2,
  },
  // The search as an address says it, which the profiles of a list need, too, and what is asked for with it.
  {
    name: 'search',
    test: /src[\\/]features[\\/](search[\\/](contract|web[\\/](queries|search|searcher|use-search|use-filter-labels)\.ts)|daily-picks[\\/](contract|web[\\/](queries|today-id)))|web[\\/]ui[\\/]navigation[\\/]pagination/,
    minShareCount: 2,
  },
  // What the pages that sell share: small parts, each of which would be a file of its own.
  {
    name: 'buying',
    test: /payments[\\/]web[\\/]checkout[\\/](legal-links|use-legal-note|return-path|checkout-intent|use-reset-when-restored)/,
    minShareCount: 2,
  },
  { name: 'lists', test: /web[\\/]ui[\\/](\w+[\\/])?(alert|chip|panel|empty|skeleton|photo|pill)[^\\/]*$/, minShareCount: 3, priority: 1 },
  {
    name: 'forms',
    test: /web[\\/]ui[\\/](\w+[\\/])?(field|text-input|radio|switch|checkbox|password|saved-note)[^\\/]*$/,
    minShareCount: 3,
  },
];

/** What chunks are called, beside their hash. `rt`: the few lines of the bundler that each of them names, so it is short. */
const names = new Map([['rolldown-runtime', 'rt'], ...chunks.map(({ name }) => [name, name] as const)]);

export default defineConfig({
  plugins: [precompiledCatalogs(), serverHooks(), react(), tailwind()],
  resolve: {
    alias: [{ find: /^use-intl\/format-message$/, replacement: path.resolve('src/platform/web/i18n/format-message.ts') }],
  },
  build: {
    target: 'es2022',
    manifest: true,
    // Every browser that understands es2022 knows modulepreload.
    modulePreload: {
      polyfill: false,
      // A page does not name again what the first load has brought.
      resolveDependencies: (_file, needed) => needed.filter((file) => !/\/(?:vendor|shell|rt)-/.test(file)),
    },
    rollupOptions: {
      input: 'src/app/web/entry-client.tsx',
      output: {
        codeSplitting: { groups: chunks },
        // The first load names hundreds of files of the others: without words, and with digits of 4 bits, they compress to 0.8 kB less.
        hashCharacters: 'hex',
        chunkFileNames: ({ name }) => `assets/${names.has(name) ? `${names.get(name)}-` : ''}[hash].js`,
      },
    },
  },
  ssr: { noExternal: ['use-intl', '@tanstack/react-query', '@tanstack/query-core'] },
  server: { watch: { ignored: ['**/.data/**', '**/dist/**', '**/.tsc/**'] } },
});
