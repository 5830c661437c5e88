import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const minModules = 100;

// The second rule set ignores imports of types: browsers load what pages import as values.
for (const config of ['.dependency-cruiser.cjs', '.dependency-cruiser.values.cjs']) {
  const { status, stdout, stderr } = spawnSync('depcruise', ['--config', config, '--output-type', 'err', 'src', 'db', 'demo'], {
    encoding: 'utf8',
  });
  console.log(`${stdout.trim()}${stderr}`);
  if (status !== 0) process.exit(1);
  // When dependency-cruiser does not understand the installed TypeScript, it finds no modules and reports success.
  const cruised = Number(/\((\d+) modules/.exec(stdout)?.[1] ?? 0);
  if (cruised < minModules) {
    console.error(`Only ${cruised} modules were checked; at least ${minModules} are expected.`);
    process.exit(1);
  }
}

// A key that is written in two places gets misspelt in one of them, and then invalidates nothing.
const declaresKeys = /(?:^|[/-])(?:keys?|quer(?:y|ies))\.ts$/;
const literalKey = /\b(?:queryKey|key): \[(?!\.\.\.)|(?:get|set)Quer(?:y|ies)Data(?:<[^(]*>)?\(\s*\[|\bqueryKey\[0\]/;
const ofPages = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => path.posix.join('src', name.replaceAll(path.sep, '/')))
  .filter((name) => /\/web\/.*\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => ({ name, code: fs.readFileSync(name, 'utf8') }));
const withLiteralKey = ofPages.filter(({ name, code }) => !declaresKeys.test(name) && literalKey.test(code)).map(({ name }) => name);
if (withLiteralKey.length > 0) {
  console.error(`Query keys are declared in keys.ts or beside their query and imported elsewhere: ${withLiteralKey.join(', ')}.`);
  process.exit(1);
}

// Without a connection React's own `lazy` replaces the whole page with the error page.
const lazyHome = 'src/platform/web/shell/load-part.tsx';
const withLazy = ofPages
  .filter(({ name, code }) => name !== lazyHome && /import\s*\{[^}]*\blazy\b[^}]*\}\s*from 'react'|\bReact\.lazy\b/.test(code))
  .map(({ name }) => name);
if (withLazy.length > 0) {
  console.error(`What comes later is loaded by loadPart (${lazyHome}), not by React's lazy: ${withLazy.join(', ')}.`);
  process.exit(1);
}

// Browsers lack both at http:// in a home network, and the types do not say so.
const secureHomes = ['src/platform/web/shell/new-client-id.ts', 'src/platform/web/shell/copy-text.ts'];
const onlySecure = ofPages
  .filter(({ name, code }) => !secureHomes.includes(name) && /\bcrypto\.randomUUID\b|\bnavigator\.clipboard\b/.test(code))
  .map(({ name }) => name);
if (onlySecure.length > 0) {
  console.error(`Only secure contexts have them; use newClientId and copyText (${secureHomes.join(', ')}): ${onlySecure.join(', ')}.`);
  process.exit(1);
}

const ours = ['src', 'db', 'demo', 'bench', 'tests', 'scripts'].flatMap((folder) =>
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/'))),
);

// The linter checks this for code (max-lines).
const maxLines = 300;
const longStyles = ours.filter((name) => name.endsWith('.css') && fs.readFileSync(name, 'utf8').split('\n').length > maxLines + 1);
if (longStyles.length > 0) {
  console.error(`Styles stand beside their part, in files of at most ${maxLines} lines: ${longStyles.join(', ')}.`);
  process.exit(1);
}
