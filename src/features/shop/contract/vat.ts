/** The VAT contained in a total: total - total / (1 + rate), in the total's minor units, half rounded up. */
export function vatIn(total: number, percent: number): number {
  // Rates have at most two decimals. Integer arithmetic keeps exact halves, so that they round up.
  const rate = Math.round(percent * 100);
  return Math.round((total * rate) / (10_000 + rate));
}
