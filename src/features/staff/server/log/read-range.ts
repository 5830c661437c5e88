import { fail, type Failure } from '#platform/contract/result.ts';
import { addDays, isDay } from '#platform/contract/time.ts';

export interface LogRange {
  readonly from: Date | null;
  readonly until: Date | null;
}

/** From the first day to the last, both in UTC and both in it. */
export function readRange({
  from,
  to,
}: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): LogRange | Failure<'day_invalid'> {
  if (from !== undefined && !isDay(from)) return fail('day_invalid', { field: 'from' });
  if (to !== undefined && !isDay(to)) return fail('day_invalid', { field: 'to' });
  return { from: from === undefined ? null : startOf(from), until: to === undefined ? null : startOf(addDays(to, 1)) };
}

const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
