import { randomUUID } from 'node:crypto';
import type { LiveFrame } from '#platform/contract/live-event.ts';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Bus } from '#platform/server/live/bus.ts';
import type { LiveSender } from '#platform/server/live/live-socket.ts';
import { looking } from '../contract/looking.ts';

/** Who has the site open and visible, in any browser, on any process: they see for themselves what is new. */
export interface Attention {
  /** A frame from a browser; those of other features are left alone. */
  received(from: LiveSender, frame: LiveFrame): void;
  /** The user has no live connection to this process any more. */
  left(user: UserId): void;
  isLooking(user: UserId): boolean;
}

/** Ms for which a visible page is believed without saying so again; it does each minute. */
const believedFor = 150_000;

export function createAttention({ bus, clock }: { readonly bus: Bus; readonly clock: Clock }): Attention {
  const here = randomUUID();
  // The visible pages that are connected to this process.
  const pages = new Map<UserId, Set<LiveSender>>();
  // Which processes have visible pages of a user, and when the last of them said so.
  const places = new Map<UserId, Map<string, number>>();
  const now = () => clock.now().getTime();

  bus.subscribe(({ channel, payload }) => {
    if (channel !== looking) return;
    const [place = '', at = '', user = ''] = payload.split(' ');
    const id = userId(Number(user));
    const known = places.get(id) ?? new Map<string, number>();
    if (Number(at) > 0) places.set(id, known.set(place, Number(at)));
    else if (known.delete(place) && known.size === 0) places.delete(id);
  });
  const tell = (user: UserId, at: number) => bus.publish({ channel: looking, payload: `${here} ${at} ${user}` });

  return {
    received(from, { type, data }) {
      if (type !== looking) return;
      const user = from.userId;
      const mine = pages.get(user) ?? new Set<LiveSender>();
      if (data === true) {
        pages.set(user, mine.add(from));
        tell(user, now());
      } else if (mine.delete(from) && mine.size === 0) {
        pages.delete(user);
        tell(user, 0);
      }
    },
    left(user) {
      if (pages.delete(user)) tell(user, 0);
    },
    isLooking(user) {
      const since = now() - believedFor;
      return [...(places.get(user)?.values() ?? [])].some((at) => at > since);
    },
  };
}
