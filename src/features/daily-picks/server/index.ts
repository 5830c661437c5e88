import { done } from '#platform/contract/endpoint.ts';
import { ok } from '#platform/contract/result.ts';
import { isDay } from '#platform/contract/time.ts';
import type { Feature } from '#platform/server/feature.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Platform } from '#platform/server/platform.ts';
import { getToday as getTodayEndpoint, hideToday } from '../contract/endpoints.ts';
import { getToday, type TodayDeps } from './get-today.ts';
import { todayData } from './own-data-repo.ts';
import { hidePicks } from './today-repo.ts';

export function createToday({ database: { db } }: Platform, dependencies: Omit<TodayDeps, 'db'>): Feature {
  const deps = { ...dependencies, db };
  return {
    routes: tagged('daily-picks', 'A few members picked for the day.', [
      route(getTodayEndpoint, (_input, { viewer }) => getToday(deps, viewer.userId)),
      route(hideToday, async ({ query }, { viewer }) => {
        // A day that does not exist has no picks.
        if (isDay(query.day)) await hidePicks(db, viewer.userId, query.day);
        return ok(done);
      }),
    ]),
    ownData: todayData,
  };
}
