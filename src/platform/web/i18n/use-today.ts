import { useSyncExternalStore } from 'react';
import { useNow, useTimeZone } from 'use-intl';
import { type Day, dayIn } from '#platform/contract/time.ts';
import { serverNow } from './server-now.ts';

const everyMinute = (listener: () => void) => {
  const timer = setInterval(listener, 60_000);
  return () => clearInterval(timer);
};

/** The current day in the reader's time zone, whatever the device's clock says; updates at midnight. */
export function useToday(): Day {
  const timeZone = useTimeZone() ?? 'UTC';
  const rendered = useNow();
  return useSyncExternalStore(
    everyMinute,
    () => dayIn(timeZone, new Date(serverNow())),
    () => dayIn(timeZone, rendered),
  );
}
