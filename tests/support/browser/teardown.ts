import { rm } from 'node:fs/promises';

/** Deletes the temporary installation of the run. */
export default async function teardown(): Promise<void> {
  const dir = process.env['E2E_DATA'];
  if (dir !== undefined) await rm(dir, { recursive: true, force: true, maxRetries: 5 });
}
