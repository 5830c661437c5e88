import { appealMonths } from '../../contract/rules.ts';
import type { Decision } from '../rows/decision.ts';

/** Until when a decision can be appealed against: the same day six months after it began to hold, or that month's last day. */
export function appealUntil({ startsAt }: Pick<Decision, 'startsAt'>): Date {
  const until = new Date(startsAt);
  until.setUTCMonth(until.getUTCMonth() + appealMonths);
  // 31 August and six months are 31 February, which JavaScript reads as a day in March.
  if (until.getUTCDate() !== startsAt.getUTCDate()) until.setUTCDate(0);
  return until;
}
