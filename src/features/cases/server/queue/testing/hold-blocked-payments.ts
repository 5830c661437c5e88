import { randomUUID } from 'node:crypto';
import type { TestApp } from '#tests/support/test-app.ts';

const job = 'blocked-payments';

/** Keeps the site from running the job by itself, as it does every five seconds: it would decide a payment between two steps of a test. */
export async function holdBlockedPayments({ platform: { clock, database } }: TestApp): Promise<void> {
  const claim = { taken_by: randomUUID(), taken_until: new Date(clock.now().getTime() + 100_000) };
  await database.db.updateTable('repeated_jobs').set(claim).where('name', '=', job).execute();
}

export async function releaseBlockedPayments({ platform: { database } }: TestApp): Promise<void> {
  await database.db.updateTable('repeated_jobs').set({ taken_by: null, taken_until: null }).where('name', '=', job).execute();
}
