import { dayIn } from '#platform/contract/time.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { acceptCountry } from '#features/shop/server/index.ts';
import { bookItemIn } from './book-item.ts';
import { type Finding, listFindingsOf, setAccepted } from './findings-repo.ts';
import { findUnsettledSale, insertItems } from './settled-item-repo.ts';

/**
 * Accepts a finding that the accountant has checked: it is not reported again. An order that is in no report was part of a payout
 * whose items its provider does not list, so its payment is booked as if the report had listed it. Idempotent.
 *
 * @param subject The printed name: the item, or the order as `E-42`; `country-42` when a buyer's countries contradict each other or are unknown.
 * @returns False when there is no finding with this name.
 */
export async function acceptFinding(tx: Tx, subject: string, now: Date): Promise<boolean> {
  const [, contradicted] = /^country-(\d{1,15})$/.exec(subject) ?? [];
  if (contradicted !== undefined) return acceptCountry(tx, Number(contradicted), now);
  const [, order] = /^E-(\d{1,15})$/.exec(subject) ?? [];
  const findings = (await listFindingsOf(tx, order ?? subject)).filter(({ kind }) => (kind === 'not_settled') === (order !== undefined));
  await acceptFindings(tx, findings, now);
  return findings.length > 0;
}

/** Accepts these alone, whatever else has their name. */
export async function acceptFindings(tx: Tx, findings: readonly Finding[], now: Date): Promise<void> {
  for (const finding of findings) {
    if (finding.kind === 'not_settled') await bookAsSettled(tx, finding, now);
    await setAccepted(tx, finding, now);
  }
}

async function bookAsSettled(tx: Tx, { provider, order }: Finding, now: Date): Promise<void> {
  const sale = order === null ? null : await findUnsettledSale(tx, order);
  if (sale === null || order === null) return;
  const item = `by-hand:${order}`;
  await insertItems(tx, provider, dayIn('UTC', now), [{ id: item, reference: null, order, kind: 'paid', ...sale }]);
  await bookItemIn(tx, { provider, item }, now);
}
