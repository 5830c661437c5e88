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

// The back office has a build of its own: no file of a member's page, script or style, contains anything of it.
const officeMarks = ['admin/login', 'office-bar', 'Mein Zugang'];
const client = 'dist/client';
const builtFiles = (manifest: string): string[] => {
  const chunks = JSON.parse(fs.readFileSync(path.join(client, '.vite', manifest), 'utf8')) as Record<
    string,
    { file: string; css?: string[] }
  >;
  return Object.values(chunks).flatMap(({ file, css = [] }) => [file, ...css].map((name) => path.join(client, name)));
};
const marksIn = (files: readonly string[]): string[] => {
  const texts = files.filter((file) => /\.(?:js|css)$/.test(file)).map((file) => fs.readFileSync(file, 'utf8'));
  return officeMarks.filter((mark) => texts.some((text) => text.includes(mark)));
};
const ofMembers = new Set([
  ...['manifest.json', 'lander-manifest.json'].flatMap(builtFiles),
  ...scripts.filter((file) => !file.startsWith(client)),
]);
const ofOffice = builtFiles('office-manifest.json');
// If the office had other marks, this check would find nothing.
if (marksIn(ofOffice).length !== officeMarks.length) throw new Error(`the back office has only ${marksIn(ofOffice).join(', ')}`);
const leaked = marksIn([...ofMembers]);
if (leaked.length > 0) {
  console.error(`Files of members have parts of the back office: ${leaked.join(', ')}.`);
  process.exit(1);
}
console.log(`none of ${ofMembers.size} files of members has anything of the back office`);
