import { vi } from 'vitest';

/** Waits until the check passes. The limit is for what hangs: on a busy machine everything takes longer. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 110_000, interval: 50 });
