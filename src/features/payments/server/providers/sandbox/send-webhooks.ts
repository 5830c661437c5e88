import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Signer } from '#platform/server/secrets.ts';
import { takeDueWebhooks } from './sandbox-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly signer: Signer;
  readonly post: (body: string, signature: string) => Promise<void>;
}

export const signatureHeader = 'sandbox-signature';

/** Sends due webhooks, each one twice in parallel, because real providers send duplicates. */
export async function sendWebhooks({ db, clock, signer, post }: Deps): Promise<void> {
  for (const { id, reference, kind, details } of await takeDueWebhooks(db, clock.now())) {
    const body = JSON.stringify({ id: `evt_${id}`, reference, kind, details });
    const signature = signer.sign(body);
    await Promise.all([post(body, signature), post(body, signature)]);
  }
}
