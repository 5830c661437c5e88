/** The names of a debit and a refund in our files and in the bank's statements; at most 35 characters each. */
export const nameOfDebit = (order: number): string => `E-${order}`;

export const nameOfRefund = (id: string): string => `R-${id.replaceAll('-', '')}`;

export function orderOfDebit(name: string): number | null {
  const [, order] = /^E-([1-9]\d{0,14})$/.exec(name) ?? [];
  return order === undefined ? null : Number(order);
}

/** Our id of the refund. */
export function refundOfTransfer(name: string): string | null {
  const [, ...parts] = /^R-([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/i.exec(name) ?? [];
  return parts.length === 0 ? null : parts.join('-').toLowerCase();
}

/** The name of a group of debits in a file, which the bank books as one sum: `OOFF20261201`. */
export const groupOfDebit = ({ sequence, collectOn }: { readonly sequence: string; readonly collectOn: string }): string =>
  `${sequence}${collectOn.replaceAll('-', '')}`;

/**
 * Reads the sequence type and the day of a group from its name; the bank has put the name of our file before it. Older groups were all
 * `RCUR`.
 */
export function debitsOfGroup(name: string): { readonly sequence: string; readonly day: string } | null {
  const [, sequence = 'RCUR', year, month, day] = /(OOFF|RCUR)?(\d{4})(\d{2})(\d{2})$/.exec(name) ?? [];
  return day === undefined ? null : { sequence, day: `${year}-${month}-${day}` };
}
