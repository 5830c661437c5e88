import fs from 'node:fs';
import path from 'node:path';

/**
 * Only the server validates. So no file for browsers, of pages, landers or the service worker, may contain a schema or the schema library, nor may
 * the renderer that draws the same pages on the server (decision 85).
 */
const built = ['dist/client/assets', 'dist/service-worker', 'dist/server'];
/** Property by which typebox marks every schema. */
const mark = '~kind';

// If the library used another mark, this check would find nothing.
const library = 'node_modules/typebox/build/type/types/object.mjs';
const scripts = built.flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(folder, name)),
);
const hasSchema = (file: string) => fs.readFileSync(file, 'utf8').includes(mark);
if (!hasSchema(library)) throw new Error(`typebox does not mark schemas by ${mark}`);
if (scripts.length < 100) throw new Error(`only ${scripts.length} files were built`);
const found = scripts.filter(hasSchema);
if (found.length > 0) {
  console.error(`These files have a schema: ${found.join(', ')}. Pages import files with schemas only for their types.`);
  process.exit(1);
}
console.log(`none of ${scripts.length} files has a schema`);
