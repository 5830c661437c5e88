import type { OrderState } from '../../contract/order.ts';

const seconds = [2, 3, 5, 8, 13, 21, 34] as const;
const maxSeconds = 60;

/** Poll backoff: milliseconds until the next poll after `answers` replies; false when the order is completed or failed. */
export function nextPoll(state: OrderState, responses: number): number | false {
  if (state === 'completed' || state === 'failed') return false;
  return (seconds[Math.max(0, responses - 1)] ?? maxSeconds) * 1000;
}
