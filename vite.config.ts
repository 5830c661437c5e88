import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import compile from 'icu-minify/compile';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

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

export default defineConfig({
  plugins: [precompiledCatalogs(), react(), tailwind()],
  resolve: {
    alias: [{ find: /^use-intl\/format-message$/, replacement: path.resolve('src/platform/web/i18n/format-message.ts') }],
  },
  build: {
    target: 'es2022',
    manifest: true,
    // Every browser that understands es2022 knows modulepreload.
    modulePreload: { polyfill: false },
    rollupOptions: { input: 'src/app/web/entry-client.tsx' },
  },
  ssr: { noExternal: ['use-intl'] },
  server: { watch: { ignored: ['**/.data/**', '**/dist/**', '**/.tsc/**'] } },
});
