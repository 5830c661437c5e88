import fs from 'node:fs';
import { isDiskFull } from '#platform/server/storage/disk-full.ts';
import { StartFailure } from './start-failure.ts';

/** Makes the folder for data, and throws a sentence if this process cannot use it. */
export function makeDataFolder(dataDir: string): void {
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    fs.accessSync(dataDir, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    if (!(error instanceof Error) || isDiskFull(error)) throw error;
    throw new StartFailure(`DATA_DIR cannot be used: ${error.message}.`);
  }
}
