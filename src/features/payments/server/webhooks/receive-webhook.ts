import { done } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Call } from '#platform/server/http/context.ts';
import { processWebhook, type ProcessDeps } from './process-webhook.ts';
import type { PaymentProvider, ProviderName } from '../providers/provider.ts';
import { storeWebhook } from './webhook-repo.ts';

interface Deps extends ProcessDeps {
  readonly providers: readonly PaymentProvider[];
}

/** Answers success once the event is stored: when processing fails, our own job retries it, not the provider. */
export async function receiveWebhook(
  deps: Deps,
  name: ProviderName,
  body: string,
  call: Call,
): Promise<Result<typeof done, 'not_found' | 'signature_invalid'>> {
  const provider = deps.providers.find((candidate) => candidate.name === name);
  if (!provider) return fail('not_found');
  const event = provider.verify({ header: call.header, body });
  if (event === null) return fail('signature_invalid');
  await storeWebhook(deps.db, name, event, body, deps.clock.now());
  try {
    await processWebhook(deps, name, event.id);
  } catch (error) {
    call.log.warn({ event: event.id, error: String(error) }, 'webhook not processed, will be retried');
  }
  return ok(done);
}
