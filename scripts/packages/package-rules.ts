import { type LockedPackage, type LockFile, nameOf } from './lock-file.ts';

/**
 * Licences that packages may have. Of `MIT AND Zlib` both must be listed. Of `MIT OR GPL-3.0-or-later`, which lets us choose, one
 * must.
 */
const allowedLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Zlib',
]);

/** The violations of the rules for packages in the lock file; `known`: the names under `allowScripts` in package.json. */
export function brokenRules({ packages }: LockFile, known: readonly string[]): string[] {
  return Object.entries(packages).flatMap(([folder, one]) => {
    if (folder === '') return [];
    const name = nameOf(folder);
    return [
      ...(one.resolved === undefined ? [] : [`${name}: its address names a registry, and everybody may have another one`]),
      ...(one.integrity === undefined && one.optional !== true ? [`${name}: has no checksum`] : []),
      ...(one.hasInstallScript === true && !known.includes(name)
        ? [`${name}: has an install script, which does not run here; if it works without, name it under allowScripts in package.json`]
        : []),
      ...unknownLicences(one).map((licence) => `${name}: its licence is ${licence}`),
    ];
  });
}

function unknownLicences({ license, integrity }: LockedPackage): string[] {
  // A package that the registry lacks has no licence in the lock file; it is a binary of a package that has one.
  if (license === undefined) return integrity === undefined ? [] : ['not given'];
  const licences = license.split(/[()\s]+/).filter((word) => !/^(?:and|or)?$/i.test(word));
  const unknown = licences.filter((licence) => !allowedLicences.has(licence));
  const isChoice = / or /i.test(license) && !/ and /i.test(license);
  return isChoice && unknown.length < licences.length ? [] : unknown;
}
