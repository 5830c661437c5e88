import fs from 'node:fs';
import path from 'node:path';

/** The clock of each process, by libfaketime. */
export interface Clocks {
  variablesOf(n: number): NodeJS.ProcessEnv;
  /** Moves the clock of the nth process to so many seconds before or after the right time. */
  move(n: number, seconds: number): void;
}

/** Debian's faketime has it in the folder of the machine's architecture. */
export function findFakeTime(): string | null {
  const library = 'faketime/libfaketimeMT.so.1';
  const folders = fs.readdirSync('/usr/lib').map((name) => path.join('/usr/lib', name, library));
  return folders.find((file) => fs.existsSync(file)) ?? null;
}

export function openClocks(folder: string, library: string): Clocks {
  const fileOf = (n: number) => path.join(folder, `clock-${n}`);
  // In one step, so that nobody reads half of it.
  const move = (n: number, seconds: number) => {
    fs.writeFileSync(`${fileOf(n)}.new`, `${seconds < 0 ? '' : '+'}${seconds}\n`);
    fs.renameSync(`${fileOf(n)}.new`, fileOf(n));
  };
  return {
    move,
    variablesOf(n) {
      move(n, 0);
      return {
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: fileOf(n),
        // Seconds after which it reads the file again.
        FAKETIME_CACHE_DURATION: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        DONT_FAKE_MONOTONIC: '1',
      };
    },
  };
}
