import { randomUUID } from 'node:crypto';
import * as Type from 'typebox';
import { Nullable } from '#platform/contract/endpoint.ts';
import { UserIdSchema } from '#platform/contract/id-schemas.ts';
import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Bus } from '#platform/server/live/bus.ts';
import { busEvent } from '#platform/server/live/bus-event.ts';
import { reportTtl, type VisiblePages } from './visible-pages.ts';

/** A process (`place`) has a visible page of the user, last reported `at`, in ms; null: it has none any more. */
const pageVisibilityChanged = busEvent(
  'page_visibility.changed',
  Type.Object({ user: UserIdSchema, place: Type.String(), at: Nullable(Type.Number()) }),
);

/** Without a shared server: each process hears of all. */
export function createBusVisibility(bus: Bus, clock: Clock): VisiblePages {
  const processId = randomUUID();
  // Which processes have visible pages of a user, and when each of them last reported one.
  const processes = new Map<UserId, Map<string, number>>();
  const now = () => clock.now().getTime();

  bus.subscribe(pageVisibilityChanged, ({ user, place, at }) => {
    const reports = processes.get(user) ?? new Map<string, number>();
    if (at !== null) processes.set(user, reports.set(place, at));
    else if (reports.delete(place) && reports.size === 0) processes.delete(user);
  });
  const isVisible = (user: UserId) => {
    const since = now() - reportTtl;
    return [...(processes.get(user)?.values() ?? [])].some((at) => at > since);
  };
  return {
    report: (user, shown) => bus.publish(pageVisibilityChanged, { user, place: processId, at: shown ? now() : null }),
    visible: async (users) => new Set(users.filter(isVisible)),
  };
}
