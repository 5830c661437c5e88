import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Signer } from '#platform/server/secrets.ts';
import { type DueWebhook, listDueWebhooks, setWebhookSent } from './sandbox-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly signer: Signer;
  /** False when the shop could not receive it. */
  readonly post: (body: string, signature: string) => Promise<boolean>;
}

export const signatureHeader = 'sandbox-signature';

/**
 * Sends due webhooks, each one twice in parallel, because real providers send duplicates. The next call repeats webhooks that were not
 * answered, also after the process was killed; parallel calls share one run.
 */
export function createWebhookSender({ db, clock, signer, post }: Deps): () => Promise<void> {
  const sending = new Map<number, Promise<void>>();

  const send = async ({ id, reference, kind, details }: DueWebhook) => {
    const body = JSON.stringify({ id: `evt_${id}`, reference, kind, details });
    const signature = signer.sign(body);
    const taken = await Promise.all([post(body, signature), post(body, signature)]);
    if (taken.includes(true)) await setWebhookSent(db, id, clock.now());
  };

  return async () => {
    for (const webhook of await listDueWebhooks(db, clock.now())) {
      const { id } = webhook;
      const sent = sending.get(id) ?? send(webhook).finally(() => sending.delete(id));
      sending.set(id, sent);
      await sent;
    }
  };
}
