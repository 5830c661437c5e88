import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { refuseTakenPort } from '../../src/app/server/start/free-port.ts';
import { StartFailure } from '../../src/app/server/start/start-failure.ts';
import { readEnv } from '../../src/platform/server/env.ts';
import { isBuilt } from './build.ts';

/**
 * Builds the pages unless they are built, in a process whose memory ends with it. Does not build if the site cannot start, because
 * a build replaces the files of the previous one, which may be in use.
 */
export async function buildInChild(): Promise<void> {
  if (isBuilt() || !(await canStart())) return;
  const child = fork(fileURLToPath(import.meta.resolve('./build-pages.ts')), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new StartFailure('The pages could not be built, for the reason above.');
}

/** The start itself reports why not. */
async function canStart(): Promise<boolean> {
  try {
    await refuseTakenPort(readEnv());
    return true;
  } catch {
    return false;
  }
}
