/** An amount as somebody types it from a bill, in minor units; null when it is none. */
export function readAmount(typed: string, currency: string): number | null {
  const [, whole, decimals = ''] = /^\s*(\d{1,7})(?:[.,](\d{1,2}))?\s*(?:€|[A-Z]{3})?\s*$/i.exec(typed) ?? [];
  if (whole === undefined) return null;
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return decimals.length > digits ? null : Number(whole) * 10 ** digits + Number(decimals.padEnd(digits, '0') || 0);
}
