import { ApiError } from '#platform/web/data/api-client.ts';
import { createEmitter } from '#platform/web/data/emitter.ts';

/** What a call waits for: the second factor once more, or a login because the session has ended. */
export type Ask = 'step_up' | 'login';

export interface Asks {
  /** What the person is asked for now; null for nothing. */
  readonly current: () => Ask | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Ends the current question: `given` true lets the waiting calls go on, false lets them fail. */
  readonly answer: (given: boolean) => void;
  /** Makes a call. Where it is refused for want of a factor or a session, asks for that and makes the call again. */
  readonly within: <T>(send: () => Promise<T>) => Promise<T>;
}

const askFor = (error: unknown): Ask | null => {
  if (!(error instanceof ApiError)) return null;
  return error.code === 'step_up_required' ? 'step_up' : error.code === 'authentication_required' ? 'login' : null;
};

/** Questions are asked one after the other. Calls that wait for the same one wait together. */
export function createAsks(): Asks {
  const changes = createEmitter();
  let open: { readonly ask: Ask; readonly given: Promise<boolean>; readonly end: (given: boolean) => void } | null = null;
  const put = async (ask: Ask): Promise<boolean> => {
    if (open !== null && open.ask !== ask) await open.given;
    if (open === null) {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      open = { ask, given: promise, end: resolve };
      changes.emit();
    }
    return open.given;
  };
  return {
    current: () => open?.ask ?? null,
    subscribe: changes.subscribe,
    answer(given) {
      const ended = open;
      open = null;
      ended?.end(given);
      changes.emit();
    },
    async within(send) {
      for (;;) {
        try {
          return await send();
        } catch (error) {
          const ask = askFor(error);
          if (ask === null || !(await put(ask))) throw error;
        }
      }
    },
  };
}
