import fc from 'fast-check';
import { afterAll, vi } from 'vitest';
import { testSeed } from './seeded-random.ts';

// The files of a worker share its globals, so each leaves the clock as it found it.
afterAll(() => void vi.useRealTimers());

const seed = testSeed();
if (seed !== null) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
