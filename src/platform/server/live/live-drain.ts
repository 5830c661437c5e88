import { move } from '#platform/contract/live/live-frames.ts';
import type { LiveSocket } from './live-socket.ts';

/** Ms between two counts of the open sockets. */
const countEvery = 20;
/** Ms for the other side's answer to a close frame. */
const goodbyeMs = 1000;

export interface LiveDrain {
  readonly isOn: boolean;
  /**
   * Lets the sockets leave over so many ms: who understands it is asked to leave at a moment of its own choice, anybody else is
   * closed at a random one, and whoever is left at the end is closed. Resolves when none is open.
   */
  run(withinMs: number): Promise<void>;
  /** Asks a client that has just said what it understands. */
  ask(socket: LiveSocket): void;
}

export function createLiveDrain(sockets: () => LiveSocket[]): LiveDrain {
  let endsAt: number | null = null;
  const ask = (socket: LiveSocket) => {
    if (endsAt !== null) socket.reply(move, { within_ms: Math.max(0, Math.round(endsAt - performance.now())) });
  };
  const untilNone = async (until: number) => {
    while (sockets().length > 0 && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, countEvery));
  };
  return {
    get isOn() {
      return endsAt !== null;
    },
    ask,
    async run(withinMs) {
      const end = performance.now() + withinMs;
      endsAt = end;
      for (const socket of sockets()) {
        if (withinMs === 0) socket.close(1012, 'service restart');
        else if (socket.moves) ask(socket);
        else setTimeout(() => (socket.moves ? undefined : socket.close(1001, 'going away')), Math.random() * withinMs).unref();
      }
      await untilNone(end);
      for (const socket of sockets()) socket.close(1012, 'service restart');
      await untilNone(performance.now() + goodbyeMs);
      for (const socket of sockets()) socket.terminate();
    },
  };
}
