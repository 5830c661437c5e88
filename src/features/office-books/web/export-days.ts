import { addDays, isDay } from '#platform/contract/time.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** The month before that of a day, which is over. */
export function lastDaysOf(today: string): Days {
  if (!isDay(today)) return { from: '', to: '' };
  const to = addDays(today, -Number(today.slice(8)));
  return { from: `${to.slice(0, 8)}01`, to };
}

export interface Quarter extends Days {
  readonly year: number;
  readonly number: number;
}

const ends = ['03-31', '06-30', '09-30', '12-31'] as const;

/** The last quarters that are over, the newest first. */
export function quartersBefore(today: string, count: number): Quarter[] {
  const current = Number(today.slice(0, 4)) * 4 + Math.floor((Number(today.slice(5, 7)) - 1) / 3);
  return Array.from({ length: count }, (_, index) => {
    const at = current - 1 - index;
    const [year, quarter] = [Math.floor(at / 4), at % 4];
    return {
      year,
      number: quarter + 1,
      from: `${year}-${String(quarter * 3 + 1).padStart(2, '0')}-01`,
      to: `${year}-${ends[quarter] ?? ends[3]}`,
    };
  });
}
