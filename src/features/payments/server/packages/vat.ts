import type { Day } from '#platform/contract/time.ts';

interface Rate {
  /** First day on which the rate applies. */
  readonly from: Day;
  readonly percent: number;
}

const always = (percent: number): Rate => ({ from: '0001-01-01', percent });

/**
 * Standard rates for services bought by consumers, newest first. EU rates as the member states report them to the
 * Commission (Taxes in Europe database), the others as published by the tax offices.
 */
const standardRates: Readonly<Record<string, readonly Rate[]>> = {
  AT: [always(20)],
  BE: [always(21)],
  BG: [always(20)],
  CH: [{ from: '2024-01-01', percent: 8.1 }, always(7.7)],
  CY: [always(19)],
  CZ: [always(21)],
  DE: [always(19)],
  DK: [always(25)],
  EE: [{ from: '2025-07-01', percent: 24 }, { from: '2024-01-01', percent: 22 }, always(20)],
  ES: [always(21)],
  FI: [{ from: '2024-09-01', percent: 25.5 }, always(24)],
  FR: [always(20)],
  GB: [always(20)],
  GR: [always(24)],
  HR: [always(25)],
  HU: [always(27)],
  IE: [always(23)],
  IS: [always(24)],
  IT: [always(22)],
  LI: [{ from: '2024-01-01', percent: 8.1 }, always(7.7)],
  LT: [always(21)],
  LU: [{ from: '2024-01-01', percent: 17 }, always(16)],
  LV: [always(21)],
  MT: [always(18)],
  NL: [always(21)],
  NO: [always(25)],
  PL: [always(23)],
  PT: [always(23)],
  RO: [{ from: '2025-08-01', percent: 21 }, always(19)],
  SE: [always(25)],
  SI: [always(22)],
  SK: [{ from: '2025-01-01', percent: 23 }, always(20)],
  US: [always(0)],
};

/** Percent for a buyer in a country on a day; 0 where the site owes no VAT. Valid for days from 2023 on. */
export function vatRate(country: string, day: Day): number {
  return standardRates[country]?.find(({ from }) => from <= day)?.percent ?? 0;
}
