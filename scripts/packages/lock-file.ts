import fs from 'node:fs';

/** A package in a lock file. npm writes the same for installed packages into `node_modules/.package-lock.json`. */
export interface LockedPackage {
  readonly version?: string;
  /** Absent if the registry did not have the file when the lock file was made. */
  readonly integrity?: string;
  readonly resolved?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly os?: OneOrMore;
  readonly cpu?: OneOrMore;
  readonly libc?: OneOrMore;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

type OneOrMore = string | readonly string[];

export interface LockFile {
  /** By folder, such as `node_modules/ajv`; the empty one is the project itself. */
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface System {
  readonly os: string;
  readonly cpu: string;
  /** Null on systems with one C library only; Linux has two. */
  readonly libc: 'glibc' | 'musl' | null;
}

export const readLock = (file: string): LockFile => JSON.parse(fs.readFileSync(file, 'utf8')) as LockFile;

export function thisSystem(): System {
  const report = process.report.getReport() as { readonly header?: { readonly glibcVersionRuntime?: string } };
  const libc = report.header?.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
  return { os: process.platform, cpu: process.arch, libc: process.platform === 'linux' ? libc : null };
}

/** `runtime`: without packages that only tests, lint and types need. */
export type Scope = 'all' | 'runtime';

/** The package folders of an installation on this system, in no particular order. */
export function foldersOn(system: System, { packages: { '': root = {}, ...others } }: LockFile, scope: Scope = 'all'): Set<string> {
  const packages: LockFile['packages'] = { ...others, '': scope === 'all' ? root : { ...root, devDependencies: {} } };
  const found = new Set<string>();
  const waiting = [''];
  for (const from of waiting) {
    for (const name of neededBy(packages[from] ?? {})) {
      const folder = folderOf(packages, from, name);
      if (folder === null || found.has(folder) || !runsOn(system, packages[folder] ?? {})) continue;
      found.add(folder);
      waiting.push(folder);
    }
  }
  return found;
}

/**
 * Adds the optional packages that the registry lacks, usually binaries for other systems: `npm ci` refuses a lock file without
 * them, even where it would not install them. The packages that need them name the exact version.
 */
export function withMissing<Lock extends LockFile>(lock: Lock): Lock {
  const packages: Record<string, LockedPackage> = { ...lock.packages };
  for (const [from, { dev, optionalDependencies = {} }] of Object.entries(lock.packages))
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (folderOf(packages, from, name) !== null) continue;
      if (!/^\d+\.\d+\.\d+/.test(version)) throw new Error(`the registry lacks ${name}, and ${from} does not say which one it needs`);
      packages[`node_modules/${name}`] = { version, ...systemsOf(name), ...(dev ? { dev } : {}), optional: true };
    }
  return { ...lock, packages: Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'))) };
}

/** Removes what `withMissing` added, so that npm resolves it again: the registry may have it now. */
export function withoutMissing<Lock extends LockFile>(lock: Lock): Lock {
  const known = Object.entries(lock.packages).filter(([folder, { integrity }]) => folder === '' || integrity !== undefined);
  return { ...lock, packages: Object.fromEntries(known) };
}

export const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

function neededBy(one: LockedPackage): string[] {
  const { dependencies = {}, devDependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = one;
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }), ...peers];
}

/**
 * The folder where Node finds a package: next to the package that needs it or further out; null if the lock file does not contain
 * it.
 */
function folderOf(packages: LockFile['packages'], from: string, name: string): string | null {
  for (let outer = from; ; outer = outer.slice(0, Math.max(0, outer.lastIndexOf('/node_modules/')))) {
    const folder = outer === '' ? `node_modules/${name}` : `${outer}/node_modules/${name}`;
    if (packages[folder] !== undefined) return folder;
    if (outer === '') return null;
  }
}

function runsOn(system: System, { os, cpu, libc }: LockedPackage): boolean {
  return allows(os, system.os) && allows(cpu, system.cpu) && allows(libc, system.libc);
}

/** As npm interprets these lists: `!win32` is everything except Windows. */
function allows(oneOrMore: OneOrMore = [], value: string | null): boolean {
  const list = [oneOrMore].flat();
  if (list.length === 0) return true;
  if (value === null || list.includes(`!${value}`)) return false;
  return list.includes(value) || list.every((item) => item.startsWith('!'));
}

/** The name of a binary package contains its system: `@oxlint/binding-linux-x64-musl`. */
function systemsOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const os = /android|darwin|freebsd|linux|openharmony|win32/.exec(name)?.[0];
  const cpu = /arm64|arm|ia32|ppc64|riscv64|s390x|wasm32|x64/.exec(name)?.[0];
  const libc = os === 'linux' ? /musl|gnu/.exec(name)?.[0] : undefined;
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc === 'gnu' ? 'glibc' : libc] }), ...(os && { os: [os] }) };
}
