import { catchUp } from '#platform/contract/live/live-frames.ts';
import type { LiveSocket } from './live-socket.ts';

/** Ms over which clients ask for what they have missed. */
const withinMs = 10_000;
/** Ms after the window for those who have not asked. */
const graceMs = 5000;

export interface LiveCatchUp {
  /**
   * Events may have been lost: lets every client ask for what it has missed, each at a random moment. Who does not understand that is
   * closed at such a moment, and asks with its next connection.
   */
  ask(): void;
}

export function createCatchUp(sockets: () => readonly LiveSocket[]): LiveCatchUp {
  const timers = new WeakMap<LiveSocket, ReturnType<typeof setTimeout>>();
  const closeLater = (socket: LiveSocket, ms: number) => {
    // That of an earlier gap would close it too soon.
    clearTimeout(timers.get(socket));
    timers.set(socket, setTimeout(() => (socket.behind ? socket.close(1012, 'events were lost') : undefined), ms).unref());
  };
  return {
    ask() {
      for (const socket of sockets()) {
        // Whoever has not asked since the last gap does so in any case.
        if (socket.behind) continue;
        socket.behind = true;
        if (!socket.greeted) {
          closeLater(socket, withinMs + graceMs);
          continue;
        }
        if (!socket.catchesUp) {
          closeLater(socket, Math.random() * withinMs);
          continue;
        }
        socket.reply(catchUp, { within_ms: withinMs });
        closeLater(socket, withinMs + graceMs);
      }
    },
  };
}
