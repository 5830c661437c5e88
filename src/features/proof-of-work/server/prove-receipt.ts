import type { Tx } from '#platform/server/db/open-database.ts';
import { wideNetworkOf } from '#platform/server/network/client-network.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { Proof } from '../contract/proof-schemas.ts';
import { type DemandDeps, isProven } from './demand-proof.ts';
import { countCalls, takePlace } from './pressure-repo.ts';
import { receiptRule, receiptSpacing, workAt } from './pressure-rules.ts';

/** A receipt that waits: so many seconds, or until the same call comes with a solved challenge. */
export interface WaitingReceipt {
  readonly putOff: number;
  readonly challenge: string;
}

/**
 * Whether the mail that confirms a declaration is sent at once (null) to an address that nobody has proven to be the sender's. The
 * declaration itself is stored in any case. Where many such mails are asked for, it waits: those of one network come one after the
 * other then, so that a form without script has its receipt as well, and nobody can flood strangers by these forms.
 */
export async function proveReceipt(
  deps: DemandDeps,
  tx: Tx,
  { subject, proof }: { readonly subject: readonly string[]; readonly proof: Proof | undefined },
  call: Call,
): Promise<WaitingReceipt | null> {
  const { counters, mode, security } = deps;
  if (mode() === 'never') return null;
  if (await isReceiptProven(deps, tx, { subject, proof }, call)) return null;
  const now = deps.clock.now();
  const until = new Date(now.getTime() + receiptRule.seconds * 1000);
  const [calls = 0] = await countCalls(tx, [{ counter: counters.sign(['receipt_site', call.site].join('\n')), until }], now);
  if (mode() !== 'always' && calls <= receiptRule.calls) return null;
  if (calls === receiptRule.calls + 1) security.write({ event: 'pressure', outcome: 'ok', reason: 'receipt_site' }, call);
  const line = counters.sign(['receipt_line', call.site, wideNetworkOf(call.network) ?? call.network].join('\n'));
  const place = await takePlace(tx, line, receiptSpacing * 1000, now);
  return {
    putOff: Math.ceil((place.getTime() - now.getTime()) / 1000),
    challenge: await challengeReceipt(deps, subject, call),
  };
}

/** Whether the same call has come again with a solved challenge. */
export const isReceiptProven = (
  deps: DemandDeps,
  tx: Tx,
  { subject, proof }: { readonly subject: readonly string[]; readonly proof: Proof | undefined },
  call: Call,
): Promise<boolean> => isProven(deps, tx, { purpose: 'receipt', subject, call }, proof);

/** Another challenge: the answer with the first one was lost, or it is too old. */
export const challengeReceipt = ({ challenges }: DemandDeps, subject: readonly string[], call: Call): Promise<string> =>
  challenges.issue({ purpose: 'receipt', subject, call }, workAt(1));
