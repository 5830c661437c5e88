import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { StartFailure } from '../../src/app/server/start-failure.ts';
import { isBuilt } from './build.ts';

/** Builds the pages unless they are built, in a process whose memory ends with it. */
export async function buildInChild(): Promise<void> {
  if (isBuilt()) return;
  const child = fork(fileURLToPath(import.meta.resolve('./build-pages.ts')), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new StartFailure('The pages could not be built, for the reason above.');
}
