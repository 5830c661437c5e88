import { ApiError } from '#platform/web/data/api-client.ts';
import type { Proof } from '../contract/proof-schemas.ts';

/** A call that the server may ask a proof for; what it is given goes into its body. */
export type ProvenCall<Reply> = (slot: { readonly proof?: Proof }) => Promise<Reply>;

/** The challenge that an error asks to be solved; null when it is another error. */
export function challengeOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'proof_required') return null;
  return String(error.params['challenge']);
}
