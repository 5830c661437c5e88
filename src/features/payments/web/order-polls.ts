import type { OrderState } from '../contract/order.ts';

const seconds = [2, 3, 5, 8, 13, 21, 34] as const;
const longest = 60;

/** Milliseconds until the order is asked for again after so many answers; false when there is nothing left to wait for. */
export function nextPoll(state: OrderState, answers: number): number | false {
  if (state === 'completed' || state === 'failed') return false;
  return (seconds[Math.max(0, answers - 1)] ?? longest) * 1000;
}
