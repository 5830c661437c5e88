import { Document } from 'sepa';
import { electronicFormatIBAN } from 'ibantools';
import { groupOfDebit, nameOfDebit, nameOfRefund } from './bank-names.ts';
import { type AddressedDebit, withAddresses } from './debtor-addresses.ts';
import type { MandateDetails } from '../debits/details.ts';
import type { Sequence } from '../rules.ts';
import { sepaText } from './sepa-text.ts';

/** The company's data for its bank. */
export interface Creditor {
  readonly name: string;
  /** SEPA creditor identifier. */
  readonly id: string;
  readonly iban: string;
}

export interface DebitOrder {
  readonly order: number;
  /** Minor units of the euro. */
  readonly amount: number;
  readonly reference: string;
  readonly sequence: Sequence;
  /** Days, YYYY-MM-DD. */
  readonly signedOn: string;
  readonly collectOn: string;
  readonly debtor: MandateDetails;
}

export interface RefundOrder {
  readonly id: string;
  readonly order: number;
  readonly amount: number;
  readonly creditor: MandateDetails;
}

const euros = (cents: number): number => cents / 100;
/** The library formats a date's day in this server's time zone. */
const dayOf = (day: string): Date => new Date(`${day}T00:00:00`);
/** A bank refuses the whole file because of an empty name, so an unknown name gets a placeholder. */
const nameOf = (name: string): string => sepaText(name, 70) || 'NOTPROVIDED';

/** pain.008.001.08: collects debits, grouped by the sequence type of their mandates and the day. */
export function debitFile(message: string, creditor: Creditor, debits: readonly DebitOrder[], site: string, now: Date): string {
  const document = start('pain.008.001.08', message, creditor, now);
  const addressed: AddressedDebit[] = debits.map(({ order, debtor }) => ({ endToEnd: nameOfDebit(order), debtor }));
  const groups = Map.groupBy(debits, groupOfDebit);
  for (const [name, group] of [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [first] = group;
    if (!first) continue;
    const info = document.createPaymentInfo();
    info.id = name;
    info.collectionDate = dayOf(first.collectOn);
    info.sequenceType = first.sequence;
    info.localInstrumentation = 'CORE';
    info.batchBooking = true;
    info.creditorId = creditor.id;
    info.creditorName = nameOf(creditor.name);
    info.creditorIBAN = creditor.iban;
    document.addPaymentInfo(info);
    for (const debit of group) {
      const transaction = info.createTransaction();
      transaction.id = String(debit.order);
      transaction.end2endId = nameOfDebit(debit.order);
      transaction.currency = 'EUR';
      transaction.amount = euros(debit.amount);
      transaction.mandateId = debit.reference;
      transaction.mandateSignatureDate = dayOf(debit.signedOn);
      transaction.debtorName = nameOf(debit.debtor.account_holder);
      transaction.debtorIBAN = electronicFormatIBAN(debit.debtor.iban) ?? '';
      transaction.remittanceInfo = sepaText(`${site} E-${debit.order}`, 140);
      info.addTransaction(transaction);
    }
  }
  return withAddresses(document.toString(), creditor.iban, addressed);
}

/** pain.001.001.09: pays refunds to the accounts of their debits, on a day in the company's time zone (YYYY-MM-DD). */
export function refundFile(
  message: string,
  payer: Creditor,
  refunds: readonly RefundOrder[],
  site: string,
  day: string,
  now: Date,
): string {
  const document = start('pain.001.001.09', message, payer, now);
  const info = document.createPaymentInfo();
  info.id = 'R';
  info.requestedExecutionDate = dayOf(day);
  info.batchBooking = true;
  info.debtorName = nameOf(payer.name);
  info.debtorIBAN = payer.iban;
  document.addPaymentInfo(info);
  for (const [index, refund] of refunds.entries()) {
    const transaction = info.createTransaction();
    transaction.id = String(index + 1);
    transaction.end2endId = nameOfRefund(refund.id);
    transaction.currency = 'EUR';
    transaction.amount = euros(refund.amount);
    transaction.creditorName = nameOf(refund.creditor.account_holder);
    transaction.creditorIBAN = electronicFormatIBAN(refund.creditor.iban) ?? '';
    transaction.remittanceInfo = sepaText(`${site} E-${refund.order}`, 140);
    info.addTransaction(transaction);
  }
  return document.toString();
}

function start(format: string, message: string, initiator: Creditor, now: Date): Document {
  const document = new Document(format);
  document.grpHdr.id = message;
  document.grpHdr.created = now;
  document.grpHdr.initiatorName = nameOf(initiator.name);
  return document;
}
