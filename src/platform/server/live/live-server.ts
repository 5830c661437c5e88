import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { UserId } from '#platform/contract/ids.ts';
import type { DataOf, LiveEvent, LiveFrame } from '#platform/contract/live-event.ts';
import type { Log } from '../log.ts';
import { type Bus, sessionEnded } from './bus.ts';

/** Tells users what happened, on every open browser of theirs, in every process. */
export interface Live {
  publish<E extends LiveEvent>(event: E, to: readonly UserId[], data: DataOf<E>): void;
  /** Ends the sockets of a session, at logout and when it is ended from elsewhere. */
  disconnect(session: number): void;
}

export const createLive = (bus: Bus): Live => ({
  publish(event, to, data) {
    bus.publish({ channel: 'live', payload: JSON.stringify({ to, frame: { type: event.type, data } }) });
  },
  disconnect: (session) => bus.publish({ channel: sessionEnded, payload: String(session) }),
});

export interface LiveServer {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Who has a socket in this process. */
  users(): UserId[];
  close(): Promise<void>;
}

export interface LiveHooks {
  /** The signed-in user behind an upgrade request, or null: refused with 401. */
  authenticate(request: IncomingMessage): Promise<{ userId: UserId; sessionId: number } | null>;
  isOwnOrigin(request: IncomingMessage): boolean;
  /** What a client missed since the last event that it saw, in order. */
  missed(user: UserId, after: number): Promise<LiveFrame[]>;
  /** A frame from a client, such as typing. */
  received(user: UserId, frame: LiveFrame): void;
  connected(user: UserId): void;
  disconnected(user: UserId): void;
}

interface Connection {
  readonly socket: WebSocket;
  readonly session: number;
  alive: boolean;
  /** Frames a second are bounded: a hand types, a script floods. */
  budget: number;
}

const heartbeat = 25_000;
const framesPerBeat = 500;
const longestFrame = 16 * 1024;
const slowClient = 1024 * 1024;

export function createLiveServer(bus: Bus, log: Log, hooks: LiveHooks): LiveServer {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: longestFrame, clientTracking: false });
  const users = new Map<UserId, Set<Connection>>();
  // A session that ends between its look-up and its socket's entry here would leave a socket that nothing ends.
  let opening = 0;
  const endedMeanwhile = new Set<number>();

  const deliver = (to: readonly UserId[], text: string) => {
    for (const user of to) {
      for (const { socket } of users.get(user) ?? []) {
        // Whoever reads too slowly is cut off and gets what was missed at the next connection.
        if (socket.bufferedAmount > slowClient) socket.terminate();
        else if (socket.readyState === socket.OPEN) socket.send(text);
      }
    }
  };
  bus.subscribe(({ channel, payload }) => {
    if (channel === 'live') {
      const { to, frame } = JSON.parse(payload) as { to: UserId[]; frame: LiveFrame };
      deliver(to, JSON.stringify(frame));
    } else if (channel === sessionEnded) {
      const session = Number(payload);
      if (opening > 0) endedMeanwhile.add(session);
      for (const connections of users.values())
        for (const connection of connections) if (connection.session === session) connection.socket.close(4001, 'signed out');
    }
  });

  const accept = (socket: WebSocket, user: UserId, session: number) => {
    const connection: Connection = { socket, session, alive: true, budget: framesPerBeat };
    const mine = users.get(user) ?? new Set();
    users.set(user, mine.add(connection));
    if (mine.size === 1) hooks.connected(user);
    socket.on('pong', () => (connection.alive = true));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      mine.delete(connection);
      if (mine.size > 0) return;
      if (users.get(user) === mine) users.delete(user);
      hooks.disconnected(user);
    });
    socket.on('message', (raw, binary) => {
      const frame = binary || --connection.budget < 0 ? null : readFrame(raw);
      if (frame === null) return socket.close(1008, 'bad frame');
      connection.alive = true;
      if (frame.type === 'hello') void resume(socket, user, frame.data);
      else hooks.received(user, frame);
    });
  };

  const resume = async (socket: WebSocket, user: UserId, data: unknown) => {
    try {
      const after =
        typeof data === 'object' && data !== null && 'after' in data && typeof data.after === 'number' && data.after >= 0
          ? data.after
          : null;
      const missed = after === null ? [] : await hooks.missed(user, after);
      for (const frame of missed) socket.send(JSON.stringify(frame));
      socket.send('{"type":"ready","data":null}');
    } catch (error) {
      log.warn({ error: String(error) }, 'resume failed');
      socket.close(1013, 'try again');
    }
  };

  const timer = setInterval(() => {
    for (const connections of users.values()) {
      for (const connection of connections) {
        if (!connection.alive) connection.socket.terminate();
        connection.alive = false;
        connection.budget = framesPerBeat;
        if (connection.socket.readyState === connection.socket.OPEN) connection.socket.ping();
      }
    }
  }, heartbeat);
  timer.unref();

  return {
    users: () => [...users.keys()],
    upgrade(request, socket, head) {
      const refuse = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      socket.on('error', () => socket.destroy());
      if (!hooks.isOwnOrigin(request)) return refuse('403 Forbidden');
      opening++;
      void hooks
        .authenticate(request)
        .then(
          (found) =>
            found === null || endedMeanwhile.has(found.sessionId)
              ? refuse('401 Unauthorized')
              : sockets.handleUpgrade(request, socket, head, (ws) => accept(ws, found.userId, found.sessionId)),
          () => refuse('503 Service Unavailable'),
        )
        .finally(() => {
          if (--opening === 0) endedMeanwhile.clear();
        });
    },
    async close() {
      clearInterval(timer);
      for (const connections of users.values()) for (const { socket } of connections) socket.close(1001, 'going away');
      sockets.close();
    },
  };
}

function readFrame(raw: RawData): LiveFrame | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.isBuffer(raw) ? raw.toString() : '');
    if (typeof parsed !== 'object' || parsed === null || !('type' in parsed) || typeof parsed.type !== 'string') return null;
    return { type: parsed.type, data: 'data' in parsed ? parsed.data : null };
  } catch {
    return null;
  }
}
