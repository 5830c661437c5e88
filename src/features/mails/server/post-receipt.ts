import { createHash } from 'node:crypto';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { Job, Jobs } from '#platform/server/jobs/jobs.ts';
import type { Proof } from '#features/proof-of-work/contract/proof-schemas.ts';
import type { ReceiptProofs } from '#features/proof-of-work/server/index.ts';
import type { MailOrder } from './mail-order.ts';

/** The statement that a receipt confirms. */
export interface Receipt {
  /** The reference number for the sender, such as `W-7K2M-9QXA`. */
  readonly number: string;
  /** False when the same declaration has come again: then only a proof changes anything. */
  readonly isNew: boolean;
  /** The proof of work, when the call was repeated with the challenge solved. */
  readonly proof: Proof | undefined;
  /** Whether the mail goes to the proven address of the member who makes the call. */
  readonly isProven: boolean;
}

interface Deps {
  readonly jobs: Jobs;
  readonly sendMail: Job;
  readonly receiptProofs: ReceiptProofs;
  readonly post: (tx: Tx, order: MailOrder, options: { readonly id: string; readonly putOff?: number }) => Promise<void>;
}

/**
 * Mails the receipt of a declaration that anybody may make in anybody's name, in the transaction that stores it. Null: it is on its
 * way. Otherwise very many are asked for, and it waits for its turn; the reply names the challenge, and the same call with the
 * solution as `proof` has it sent at once.
 */
export async function postReceipt(
  { jobs, sendMail, receiptProofs, post }: Deps,
  tx: Tx,
  order: MailOrder,
  { number, isNew, proof, isProven }: Receipt,
  call: Call,
): Promise<string | null> {
  const id = mailIdOf(`receipt ${number}`);
  const subject = [number, order.to];
  if (!isNew) {
    if (!(await jobs.isPutOff(sendMail, id, tx))) return null;
    if (!(await receiptProofs.isProven(tx, { subject, proof }, call))) return receiptProofs.challenge(subject, call);
    await jobs.bringForward(sendMail, id, tx);
    return null;
  }
  const waiting = isProven ? null : await receiptProofs.prove(tx, { subject, proof }, call);
  await post(tx, order, { id, ...(waiting !== null && { putOff: waiting.putOff }) });
  return waiting?.challenge ?? null;
}

/** The id of a mail that is sent once: a UUID that follows from its key (version 8, RFC 9562). */
export function mailIdOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16).padStart(2, '0');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `${variant}${hex.slice(18, 20)}`, hex.slice(20, 32)].join('-');
}
