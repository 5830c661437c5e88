import { paginate } from '#platform/server/db/paginate.ts';
import type { Log } from '#platform/server/log.ts';
import { processWebhook, type ProcessDeps } from './process-webhook.ts';
import type { PaymentProvider } from '#features/payment-providers/server/index.ts';
import { listPendingWebhooks, type PendingWebhook } from './webhook-repo.ts';

interface Deps extends ProcessDeps {
  readonly providers: readonly PaymentProvider[];
  readonly log: Log;
}

/** Events without a matching order are not retried after this time. */
const retryPeriod = 24 * 3600 * 1000;
const batchSize = 500;

/** Retries stored events that could not be processed on arrival. */
export async function retryWebhooks(deps: Deps): Promise<void> {
  const oldest = new Date(deps.clock.now().getTime() - retryPeriod);
  for (const name of new Set(deps.providers.map((provider) => provider.name))) {
    const pending = paginate<PendingWebhook>((after) => listPendingWebhooks(deps.db, name, after ?? oldest, batchSize));
    for await (const { eventId } of pending) {
      try {
        await processWebhook(deps, name, eventId);
      } catch (error) {
        deps.log.warn({ event: eventId, error: String(error) }, 'webhook not processed, will be retried');
      }
    }
  }
}
