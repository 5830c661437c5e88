import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useApi } from '#platform/web/data/context.ts';
import { serverNow } from '#platform/web/i18n/server-now.ts';
import { useUser } from '#features/account/web/index.ts';
import { bonusQuery } from '../queries.ts';

export interface Bonus {
  readonly end: Date;
  readonly percentage: number;
}

const everySecond = (listener: () => void) => {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
};

/** The member's welcome discount, until its end; null without one. */
export function useBonus(): Bonus | null {
  const user = useUser();
  const { data } = useQuery({ ...bonusQuery(useApi()), enabled: user !== null });
  const end = data?.expires ?? null;
  const isOver = useSyncExternalStore(
    everySecond,
    () => end !== null && Date.parse(end) <= serverNow(),
    () => false,
  );
  if (!data || end === null || isOver || user === null || user.paid_user) return null;
  return { end: new Date(end), percentage: data.value_percentage };
}

/** Remaining whole seconds, never negative; null on the server, whose clock differs. */
export function useSecondsLeft(end: Date): number | null {
  return useSyncExternalStore(
    everySecond,
    () => Math.max(0, Math.ceil((end.getTime() - serverNow()) / 1000)),
    () => null,
  );
}

/** Hours, minutes and seconds: `2:14:09`. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
