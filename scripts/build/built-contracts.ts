import fs from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';

const source = /\/src\/(?<name>.+\/contract\/[a-z/-]+)\.ts$/;

/** Contracts as Vite builds them with the site's own configuration, minified: the code that runs in browsers. */
export async function buildContracts(folder: string, plugins: Plugin[] = []): Promise<void> {
  const files = fs.globSync('src/**/contract/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  await build({
    configFile: path.resolve('vite.config.ts'),
    plugins,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: false,
      rollupOptions: {
        input: Object.fromEntries(files.map((file) => [nameOf(path.resolve(file)), file])),
        external: /^typebox/,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  });
}

/** Gives the built contracts to tests that import their source. */
export function builtContracts(): Plugin {
  const folder = path.resolve('node_modules/.cache/built-contracts', String(process.pid));
  let built: Promise<void> | null = null;
  return {
    name: 'built-contracts',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (found === null || !source.test(found.id)) return null;
      await (built ??= buildContracts(folder));
      return path.join(folder, `${nameOf(found.id)}.js`);
    },
    buildEnd: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

const nameOf = (file: string): string => source.exec(file)?.groups?.['name'] ?? '';
