import { expect } from 'vitest';
import { checkBooks } from '#features/accounting/server/index.ts';
import type { TestApp } from '../test-app.ts';

/** Each equation of the books holds over the whole database. */
export async function expectBooks(app: TestApp): Promise<void> {
  for (const { equation, deviations } of await checkBooks(app.platform.database.db)) expect([equation, deviations]).toEqual([equation, []]);
}
