import { done, type ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { paymentWebhook } from '../../contract/endpoints.ts';
import { processWebhook, type ProcessDeps } from './process-webhook.ts';
import type { PaymentProvider } from '#features/payment-providers/server/index.ts';
import type { ProviderName } from '#features/payment-providers/contract/provider-names.ts';
import { storeWebhook } from './webhook-repo.ts';

interface Deps extends ProcessDeps {
  readonly providers: readonly PaymentProvider[];
}

/** Answers success once the event is stored: when processing fails, our own job retries it, not the provider. */
export async function receiveWebhook(
  deps: Deps,
  name: ProviderName,
  body: string,
  call: Pick<Call, 'header' | 'log'>,
): Promise<Result<ReplyOf<typeof paymentWebhook>, 'not_found' | 'signature_invalid'>> {
  const provider = deps.providers.find((candidate) => candidate.name === name);
  if (!provider) return fail('not_found');
  const events = await provider.verify({ header: call.header, body });
  if (events === null) return fail('signature_invalid');
  // Stores all events before it processes the first: the provider sends none of them again.
  for (const event of events) await storeWebhook(deps.db, name, event, body, deps.clock.now());
  for (const { id } of events) {
    try {
      await processWebhook(deps, name, id);
    } catch (error) {
      call.log.warn({ event: id, error: String(error) }, 'webhook not processed, will be retried');
    }
  }
  return ok(provider.acknowledgement ?? done);
}
