import { useSyncExternalStore } from 'react';
import { useNow, useTimeZone } from 'use-intl';
import { type Day, dayIn } from '#platform/contract/time.ts';

const everyMinute = (listener: () => void) => {
  const timer = setInterval(listener, 60_000);
  return () => clearInterval(timer);
};

/** The current day in the reader's time zone; updates at midnight. */
export function useToday(): Day {
  const timeZone = useTimeZone() ?? 'UTC';
  const rendered = useNow();
  return useSyncExternalStore(
    everyMinute,
    () => dayIn(timeZone, new Date()),
    () => dayIn(timeZone, rendered),
  );
}
