import type { UserId } from '#platform/contract/ids.ts';
import type { FrameHandler } from '#platform/server/live/frames.ts';
import type { LiveSender } from '#platform/server/live/live-socket.ts';
import type { Platform } from '#platform/server/platform.ts';
import { pageVisible } from '../../contract/frames.ts';
import { createBusVisibility } from './bus-visibility.ts';
import { createSharedVisibility } from './shared-visibility.ts';
import type { VisiblePages } from './visible-pages.ts';

/** Which users have the site open and visible, in any browser and on any process; they need no push. */
export interface PageVisibility extends Pick<VisiblePages, 'visible'> {
  readonly handler: FrameHandler;
  /** The user's last live connection to this process closed. */
  left(user: UserId): void;
}

type Deps = Pick<Platform, 'bus' | 'clock' | 'log' | 'redis' | 'fleet'>;

export function createPageVisibility({ bus, clock, redis, fleet, log }: Deps): PageVisibility {
  const here = new Map<UserId, { readonly pages: Set<LiveSender>; at: number }>();
  const all =
    redis === null || fleet === null ? createBusVisibility(bus, clock) : createSharedVisibility({ redis, fleet, clock, log, here });
  const hide = (user: UserId) => {
    if (here.delete(user)) all.report(user, false);
  };
  return {
    handler: {
      frame: pageVisible,
      receive(from, data) {
        const user = from.userId;
        const pages = here.get(user)?.pages ?? new Set<LiveSender>();
        if (data === true) {
          here.set(user, { pages: pages.add(from), at: clock.now().getTime() });
          all.report(user, true);
        } else if (pages.delete(from) && pages.size === 0) hide(user);
      },
    },
    left: hide,
    visible: all.visible,
  };
}
