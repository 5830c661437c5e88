import type { Money } from '#platform/contract/money.ts';
import { type LotState, remainingOf, remainingValue } from '../lots/remaining.ts';

/** A lot with the ids of the ledger transactions that made it and took from it. */
export interface BookedLot extends LotState {
  readonly order: number;
  readonly currency: string;
  readonly booked: number;
  readonly takes: readonly { readonly booked: number; readonly credits: number; readonly amount: number }[];
}

interface Moved {
  readonly id: number;
  /** Purchased credits added, or deducted when negative. */
  readonly purchased: number;
  readonly purchasedBefore: number;
}

/**
 * The value of a movement, by currency, negative when it was deducted: the value of the lots after it less their value before it. The
 * state of the lots at that time is derived from the later bookings. Bonus credits have no value.
 */
export function worthOfMovement(lots: readonly BookedLot[], { id, purchased, purchasedBefore }: Moved): Money[] {
  if (purchased === 0) return [];
  const sums = new Map<string, number>();
  const add = (currency: string, amount: number) => sums.set(currency, (sums.get(currency) ?? 0) + amount);
  const valuesAt = (last: number, held: number, sign: 1 | -1) => {
    const states = lots.filter(({ booked }) => booked <= last).map((lot) => asOf(lot, last));
    for (const [index, left] of remainingOf(states, held).entries()) {
      const state = states[index];
      if (state) add(state.currency, sign * remainingValue(state, left));
    }
  };
  valuesAt(id, purchasedBefore + purchased, 1);
  valuesAt(id - 1, purchasedBefore, -1);
  return Array.from(sums, ([currency, amount]) => ({ amount, currency })).filter(({ amount }) => amount !== 0);
}

/** The lot after the ledger transaction with this id. */
const asOf = (lot: BookedLot, last: number): BookedLot => ({
  ...lot,
  taken: lot.taken - lot.takes.reduce((sum, { booked, credits }) => (booked > last ? sum + credits : sum), 0),
});
