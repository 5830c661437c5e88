/** What the bank calls a debit and a refund, in our files and in its statements; each has at most 35 characters. */
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
