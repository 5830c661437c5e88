import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { changeRelease } from './release-changes.ts';

/** The code of a release, with its built pages. */
export interface Release {
  readonly folder: string;
  readonly version: string;
}

const root = path.resolve(import.meta.dirname, '../../..');
/** Of the root, besides what begins with a dot: not part of a release, or made from it. */
const left = ['node_modules', 'dist', 'playwright-report', 'test-results'];

export const thisRelease = async (): Promise<Release> => ({ folder: root, version: await versionIn(root) });

/** Writes the second release into the folder, and builds its pages. `log`: a file for what the build prints. */
export async function makeSecondRelease(folder: string, log: string): Promise<Release> {
  await copyRelease(folder);
  await changeRelease(folder);
  await run(folder, ['scripts/build/build-pages.ts'], process.env, log);
  return { folder, version: await versionIn(folder) };
}

/** Without what was built from it; the packages are the same. */
export async function copyRelease(folder: string): Promise<void> {
  await fs.mkdir(folder, { recursive: true });
  const parts = (await fs.readdir(root)).filter((part) => !part.startsWith('.') && !left.includes(part));
  for (const part of parts) await fs.cp(path.join(root, part), path.join(folder, part), { recursive: true });
  await fs.symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
}

/** Runs a script of a release to its end. Throws with what it has printed if it fails. */
export async function run(folder: string, script: readonly string[], env: NodeJS.ProcessEnv, log: string): Promise<void> {
  const file = await fs.open(log, 'a');
  try {
    const child = spawn(process.execPath, [...script], { cwd: folder, env, stdio: ['ignore', file.fd, file.fd] });
    const endWithUs = () => child.kill();
    process.once('exit', endWithUs);
    const [code] = (await once(child, 'exit')) as [number | null];
    process.off('exit', endWithUs);
    if (code !== 0) throw new Error(`${script.join(' ')} failed: ${(await fs.readFile(log, 'utf8')).slice(-2000)}`);
  } finally {
    await file.close();
  }
}

async function versionIn(folder: string): Promise<string> {
  const { version } = JSON.parse(await fs.readFile(path.join(folder, 'package.json'), 'utf8')) as { readonly version: string };
  return version;
}
