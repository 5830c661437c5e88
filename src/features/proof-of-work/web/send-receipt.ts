import type { Proof } from '../contract/proof-schemas.ts';

/**
 * Solves the challenge that came with the reply to a declaration, beside everything else, and makes the call again, so that its
 * receipt is mailed at once. Nobody waits for it: should anything go wrong, the receipt comes later.
 */
export async function sendReceipt(challenge: string | undefined, again: (proof: Proof) => Promise<unknown>): Promise<void> {
  if (challenge === undefined) return;
  try {
    const { solveChallenge } = await import('./solve-challenge.ts');
    const proof = await solveChallenge(challenge, AbortSignal.timeout(90_000));
    if (proof !== null) await again(proof);
  } catch {
    // No Web Crypto, or no connection.
  }
}
