import type { Features } from '../../../src/app/server/composed-features.ts';
import { findingLine } from './report-lines.ts';

type Imported = Awaited<ReturnType<NonNullable<Features['importStatement']>>>;

/** The lines of a bank statement about direct debits, then every difference from the books. */
export function statementLines(imported: Imported): { readonly isRight: boolean; readonly lines: readonly string[] } {
  if (!imported.ok) {
    const { iban } = imported.params ?? {};
    const refusal =
      imported.code === 'other_account'
        ? `The statement is of the account ${iban}, and debits are collected to another one: see SEPA_CREDITOR_IBAN.`
        : 'The file is no statement that can be read: it must be camt.053 or camt.054, as XML.';
    return { isRight: false, lines: [refusal] };
  }
  const { collected, returned, refunded, bounced, others, findings } = imported.value;
  return {
    isRight: findings.length === 0,
    lines: [
      `✓ debits collected: ${collected}, refunds paid: ${refunded}, lines about something else: ${others}`,
      ...returned.map(({ order, reason }) => `✓ the debit of order E-${order} came back (${reason || 'no reason'}): it is owed`),
      ...bounced.map((order) => `✓ the refund of order E-${order} came back: its credits are there again, and it can be asked for again`),
      ...findings.map(findingLine),
    ],
  };
}
