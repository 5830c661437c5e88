import { DOMParser, type Element, XMLSerializer } from '@xmldom/xmldom';
import { debitCountries, plainIban } from '../../contract/iban.ts';
import type { MandateDetails } from '../debits/details.ts';
import { sepaText } from './sepa-text.ts';

export interface AddressedDebit {
  /** The name of the debit in the file. */
  readonly endToEnd: string;
  readonly debtor: MandateDetails;
}

/**
 * Adds the debtor's address where the rulebook of the EPC asks for it: with a bank outside the EEA on either side (Andorra, Monaco, San
 * Marino, the Vatican; a company in Switzerland or Britain). Since November 2025 banks accept only a structured address with town and
 * country, without the lines of free text that the library writes. Other banks get no address.
 */
export function withAddresses(xml: string, creditorIban: string, debits: readonly AddressedDebit[]): string {
  const asked = new Map(debits.filter(({ debtor }) => isOutside(creditorIban) || isOutside(debtor.iban)).map((one) => [one.endToEnd, one]));
  if (asked.size === 0) return xml;
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  for (const transaction of document.getElementsByTagName('DrctDbtTxInf')) {
    const debit = asked.get(transaction.getElementsByTagName('EndToEndId')[0]?.textContent ?? '');
    const debtor = transaction.getElementsByTagName('Dbtr')[0];
    if (debit && debtor) append(debtor, 'PstlAdr', addressOf(debit.debtor));
  }
  return new XMLSerializer().serializeToString(document);
}

const isOutside = (iban: string): boolean => !debitCountries.includes(plainIban(iban).slice(0, 2));

/** In the order of the schema, each cut to its maximum length. Without a town the bank would refuse the whole file. */
const addressOf = ({ street, house_number, zip, city, country }: MandateDetails): [element: string, text: string][] => [
  ['StrtNm', sepaText(street, 70)],
  ['BldgNb', sepaText(house_number, 16)],
  ['PstCd', sepaText(zip, 16)],
  ['TwnNm', sepaText(city, 35) || 'NOTPROVIDED'],
  ['Ctry', country],
];

function append(parent: Element, name: string, parts: readonly (readonly [element: string, text: string])[]): void {
  const document = parent.ownerDocument;
  const create = (element: string) => {
    const created = document?.createElementNS(parent.namespaceURI, element);
    if (!created) throw new Error(`${element} belongs to no document`);
    return created;
  };
  const node = create(name);
  for (const [element, text] of parts) {
    if (text === '') continue;
    const part = create(element);
    part.textContent = text;
    node.appendChild(part);
  }
  parent.appendChild(node);
}
