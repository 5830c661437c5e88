import { addDays, dayIn } from '#platform/contract/time.ts';

const minute = 60_000;
const hour = 60 * minute;

/** How near a due time is: what the queue writes beside a case. `n` counts minutes, hours or days. */
export type Due =
  | { readonly kind: 'over'; readonly minutes: number }
  | { readonly kind: 'minutes'; readonly n: number }
  | { readonly kind: 'hour'; readonly minutes: number }
  | { readonly kind: 'time' }
  | { readonly kind: 'hours'; readonly n: number }
  | { readonly kind: 'days'; readonly n: number };

/** Below this a due time is coloured and counted down. */
export const soon = 2 * hour;
/** What is due within this stands first. */
const first = 3 * hour;

/** `counted`: in hours also beyond the day, for what stands first. */
export function dueOf(dueAt: string, now: number, timeZone: string, counted: boolean): Due {
  const away = new Date(dueAt).getTime() - now;
  if (away <= 0) return { kind: 'over', minutes: Math.floor((now - new Date(dueAt).getTime()) / minute) };
  const minutes = Math.ceil(away / minute);
  if (minutes < 60) return { kind: 'minutes', n: minutes };
  if (away < soon) return { kind: 'hour', minutes: minutes - 60 };
  const day = dayOf(dueAt, now, timeZone);
  if (day === 'today' || (day === 'tomorrow' && !counted)) return { kind: 'time' };
  return counted && away < 72 * hour ? { kind: 'hours', n: Math.floor(away / hour) } : { kind: 'days', n: Math.ceil(away / (24 * hour)) };
}

export type DueGroup = 'first' | 'today' | 'tomorrow' | 'later';

export function groupOf(dueAt: string, urgent: boolean, now: number, timeZone: string): DueGroup {
  if (urgent || new Date(dueAt).getTime() - now < first) return 'first';
  return dayOf(dueAt, now, timeZone);
}

function dayOf(dueAt: string, now: number, timeZone: string): Exclude<DueGroup, 'first'> {
  const day = dayIn(timeZone, new Date(dueAt));
  const today = dayIn(timeZone, new Date(now));
  return day <= today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : 'later';
}
