import { defineConfig } from 'vitest/config';
import { builtContracts } from './scripts/build/built-contracts.ts';

const common = {
  pool: 'threads',
  // The modules are loaded once for all files of a worker: fresh for each file they took as long as the tests.
  isolate: false,
  unstubGlobals: true,
  setupFiles: 'tests/support/each-file.ts',
  // Limits are for what hangs: a test may take its time on a busy machine.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // One that passes only the second time has a fault, or finds one.
  retry: 0,
  expect: { poll: { timeout: 60_000, interval: 20 } },
} as const;

export default defineConfig({
  test: {
    maxWorkers: 4,
    // `npm test -- --quick` leaves them out (decision 63).
    tags: [{ name: 'slow', description: 'Kills processes, fills disks, or takes far longer than other tests.' }],
    projects: [
      {
        test: {
          ...common,
          name: 'source',
          include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'tests/http/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
        },
      },
      // The rules of contracts once more, as browsers get them.
      { plugins: [builtContracts()], test: { ...common, name: 'built', include: ['src/**/contract/**/*.test.ts'] } },
    ],
  },
});
