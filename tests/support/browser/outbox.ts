import type { APIRequestContext } from '@playwright/test';
import type { Captured } from '#platform/server/outbox.ts';

/** What was sent to an address or phone number instead of leaving the machine, newest first. */
export async function sentTo(request: APIRequestContext, to: string): Promise<Captured[]> {
  return (await (await request.get('/dev/outbox.json', { params: { to } })).json()) as Captured[];
}
