import { defineConfig } from 'vite';

/** The service worker: one classic script, as browsers have it installed. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/service-worker',
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: 'src/app/web/entry-service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
