import { ApiError } from '#platform/web/data/api-client.ts';
import type { Proof } from '../contract/proof-schemas.ts';

/** A call for which the server may require a proof. The argument is to be added to its body. */
export type ProvenCall<Reply> = (slot: { readonly proof?: Proof }) => Promise<Reply>;

/** The challenge that an error asks to be solved; null when it is another error. */
export function challengeOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'proof_required') return null;
  return String(error.params['challenge']);
}
