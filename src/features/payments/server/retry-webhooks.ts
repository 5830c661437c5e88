import type { Log } from '#platform/server/log.ts';
import { processWebhook, type ProcessDeps } from './process-webhook.ts';
import type { PaymentProvider } from './provider.ts';
import { listWaitingWebhooks } from './webhook-repo.ts';

interface Deps extends ProcessDeps {
  readonly providers: readonly PaymentProvider[];
  readonly log: Log;
}

/** An event whose payment nobody knows by then is left where it is: not ours. */
const patience = 24 * 3600 * 1000;
const batch = 500;

/** Tries the stored events again that could not be processed when they came. */
export async function retryWebhooks(deps: Deps): Promise<void> {
  const after = new Date(deps.clock.now().getTime() - patience);
  for (const { name } of deps.providers) {
    for (const eventId of await listWaitingWebhooks(deps.db, name, after, batch)) {
      try {
        await processWebhook(deps, name, eventId);
      } catch (error) {
        deps.log.warn({ event: eventId, error: String(error) }, 'webhook waits');
      }
    }
  }
}
