import { randomUUID } from 'node:crypto';
import * as Type from 'typebox';
import { Nullable } from '#platform/contract/endpoint.ts';
import { UserIdSchema } from '#platform/contract/id-schemas.ts';
import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import { busEvent } from '#platform/server/live/bus-event.ts';
import type { Bus } from '#platform/server/live/bus.ts';
import type { FrameHandler } from '#platform/server/live/frames.ts';
import type { LiveSender } from '#platform/server/live/live-socket.ts';
import { pageVisible } from '../contract/frames.ts';

/** Which users have the site open and visible, in any browser and on any process; they need no push. */
export interface PageVisibility {
  readonly handler: FrameHandler;
  /** The user's last live connection to this process closed. */
  left(user: UserId): void;
  isPageVisible(user: UserId): boolean;
}

/** A process (`place`) has a visible page of the user, last reported `at`, in ms; null: it has none any more. */
const pageVisibilityChanged = busEvent(
  'page_visibility.changed',
  Type.Object({ user: UserIdSchema, place: Type.String(), at: Nullable(Type.Number()) }),
);

/** Ms after which a page that stopped reporting counts as hidden; visible pages report once a minute. */
const reportTtl = 150_000;

export function createPageVisibility({ bus, clock }: { readonly bus: Bus; readonly clock: Clock }): PageVisibility {
  const processId = randomUUID();
  // Visible pages that are connected to this process.
  const localPages = new Map<UserId, Set<LiveSender>>();
  // Which processes have visible pages of a user, and when each of them last reported one.
  const processes = new Map<UserId, Map<string, number>>();
  const now = () => clock.now().getTime();

  bus.subscribe(pageVisibilityChanged, ({ user, place, at }) => {
    const reports = processes.get(user) ?? new Map<string, number>();
    if (at !== null) processes.set(user, reports.set(place, at));
    else if (reports.delete(place) && reports.size === 0) processes.delete(user);
  });
  const publish = (user: UserId, at: number | null) => bus.publish(pageVisibilityChanged, { user, place: processId, at });

  return {
    handler: {
      frame: pageVisible,
      receive(from, data) {
        const user = from.userId;
        const visible = localPages.get(user) ?? new Set<LiveSender>();
        if (data === true) {
          localPages.set(user, visible.add(from));
          publish(user, now());
        } else if (visible.delete(from) && visible.size === 0) {
          localPages.delete(user);
          publish(user, null);
        }
      },
    },
    left(user) {
      if (localPages.delete(user)) publish(user, null);
    },
    isPageVisible(user) {
      const since = now() - reportTtl;
      return [...(processes.get(user)?.values() ?? [])].some((at) => at > since);
    },
  };
}
