import { maxUntilYears } from '#features/decisions/contract/rules.ts';

/** Whether something can end then: in the future, and not too far away. */
export function isPossibleEnd(until: Date, now: Date): boolean {
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + maxUntilYears);
  return until > now && until <= latest;
}
