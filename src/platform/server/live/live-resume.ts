import type { LiveFrame } from '#platform/contract/live/live-event.ts';
import { catchUp, move, ready as readyEvent } from '#platform/contract/live/live-frames.ts';
import { wireVersion } from '#platform/contract/http/wire-version.ts';
import type { UserId } from '#platform/contract/ids.ts';
import type { MinuteLimit } from '../limits/minute-limit.ts';
import type { Log } from '../log.ts';
import { frameOf, type LiveSocket, type LiveUser } from './live-socket.ts';
import { createResumeQueue } from './resume-queue.ts';

/** Resumes that read from the database at once. */
const resumesAtOnce = 3;

const ready = frameOf(JSON.stringify({ type: readyEvent.type, data: { wire: wireVersion } }));

interface Deps {
  readonly log: Log;
  /** The frames that a client missed since the message with the id `after`, in order. */
  readonly missed: (user: UserId, after: number) => Promise<LiveFrame[]>;
  /** Whether the session still exists. */
  readonly isSessionOpen: (user: LiveUser) => Promise<boolean>;
  readonly secondsUntilNext: MinuteLimit;
  /** Called once the client has said that it understands `move`. */
  readonly moves: (socket: LiveSocket) => void;
}

/** Answers `hello`: sends what the client has missed, then `ready`. */
export function createResume(deps: Deps): (socket: LiveSocket, hello: unknown) => Promise<void> {
  const { log, missed, isSessionOpen, secondsUntilNext, moves } = deps;
  const inQueue = createResumeQueue(resumesAtOnce);
  const readMissed = async (socket: LiveSocket, after: number): Promise<LiveFrame[]> => {
    if ((await secondsUntilNext({ member: socket.userId, network: socket.network })) > 0) throw new Error('too many resumes');
    return inQueue(socket.userId, async () => (socket.readyState === socket.OPEN ? missed(socket.userId, after) : []));
  };

  return async (socket, data) => {
    const wasBehind = socket.behind;
    socket.resuming = true;
    socket.greeted = true;
    socket.behind = false;
    socket.catchesUp ||= understood(data).includes(catchUp.type);
    if (!socket.moves && understood(data).includes(move.type)) {
      socket.moves = true;
      moves(socket);
    }
    try {
      // What comes later comes by the bus.
      await socket.hold?.ready;
      // The end of the session may have been among the events that were lost.
      if (wasBehind && !(await isSessionOpen(socket.user))) return socket.finish();
      const after = afterIn(data);
      for (const frame of after === null ? [] : await readMissed(socket, after)) socket.write(frameOf(JSON.stringify(frame)));
      socket.write(ready);
    } catch (error) {
      log.warn({ error: String(error) }, 'resume failed');
      socket.close(1013, 'try again');
    } finally {
      socket.resuming = false;
    }
  };
}

/** The newest message that the client has; null if it has none. */
const afterIn = (data: unknown): number | null =>
  typeof data === 'object' && data !== null && 'after' in data && typeof data.after === 'number' && data.after >= 0 ? data.after : null;

/** The events of the connection that the client names in its `hello`. */
const understood = (data: unknown): readonly unknown[] =>
  typeof data === 'object' && data !== null && 'understands' in data && Array.isArray(data.understands) ? data.understands : [];
