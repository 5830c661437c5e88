import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { UserId } from '#platform/contract/ids.ts';
import type { DataOf, LiveEvent, LiveFrame } from '#platform/contract/live/live-event.ts';
import { hello } from '#platform/contract/live/live-frames.ts';
import { isOtherMember, memberField } from '#platform/contract/http/named-member.ts';
import { wideNetworkOf, wideShare } from '../network/client-network.ts';
import { misdirected } from '../network/host.ts';
import type { Limits } from '../limits/limits.ts';
import { createMinuteLimit, type MinuteLimit } from '../limits/minute-limit.ts';
import type { OpenCounts, SocketLimit } from '../limits/open-counts.ts';
import type { Log } from '../log.ts';
import type { Bus, Hold } from './bus.ts';
import { liveFrame, sessionEnded } from './live-bus-events.ts';
import { createCatchUp } from './live-catch-up.ts';
import { createLiveDrain } from './live-drain.ts';
import { type FrameHandler, readFrame } from './frames.ts';
import { createResume } from './live-resume.ts';
import { frameOf, LiveSocket, type LiveSender, type LiveUser } from './live-socket.ts';

/** Sends events to users: to each of their open browsers, in every process. */
export interface Live {
  /** `except`: the browser that made the change and learns of it by its reply. */
  publish<E extends LiveEvent>(event: E, to: readonly UserId[], data: DataOf<E>, except?: LiveSender): void;
  /** Closes the sockets of a user's session, at logout or when the session is ended from elsewhere. */
  disconnect(user: UserId, session: number): void;
}

export const createLive = (bus: Bus): Live => ({
  publish({ type }, to, data, except) {
    bus.publish(liveFrame, { to, frame: JSON.stringify({ type, data }) }, except);
  },
  disconnect: (user, session) => bus.publish(sessionEnded, { user, session }),
});

export interface LiveServer {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** The users who have a socket in this process. */
  users(): UserId[];
  /** How many sockets this process has open. */
  sockets(): number;
  /** Lets the sockets leave over so many ms, and opens no more. Resolves when none is open. */
  drain(withinMs: number): Promise<void>;
  close(): Promise<void>;
}

export interface LiveHooks {
  /** The caller's address as rate limits count it. */
  networkOf(request: IncomingMessage): string;
  /** The signed-in user behind an upgrade request, or null: refused with 401. */
  authenticate(request: IncomingMessage): Promise<LiveUser | null>;
  /** False: refused with 403, before anything is looked up. */
  mayConnect(request: IncomingMessage): boolean;
  /** Whether a session that was recognised before still exists. */
  isSessionOpen(user: LiveUser): Promise<boolean>;
  /** The frames that a client missed since the message with the id `after`, in order. */
  missed(user: UserId, after: number): Promise<LiveFrame[]>;
  /** The handlers of frames from clients, such as typing; frames of other types are ignored. */
  readonly frames: ReadonlyMap<string, FrameHandler>;
  connected(user: UserId): void;
  disconnected(user: UserId): void;
  /** False: neither frames nor connections are limited. */
  readonly limited: boolean;
}

interface Deps {
  readonly bus: Bus;
  readonly log: Log;
  readonly limits: Limits;
  readonly sockets: OpenCounts;
}

/** A handshake that is let in. */
interface Handshake {
  readonly network: string;
  readonly socketLimits: readonly SocketLimit[];
  readonly askedAt: number;
}

const heartbeat = 25_000;
/** Frames that one connection may send between two heartbeats: far more than typing needs, a bound for scripts. */
const framesPerBeat = 500;
/** Bytes, the same as for the body of an HTTP request. */
const maxFrameSize = 256 * 1024;

/** Open connections of one member: more tabs and devices than people have. */
const socketsEach = 20;
/** Open connections of one network: an office, a mobile carrier. */
const socketsOfNetwork = 1000;
/** Handshakes that one network may start in a minute, with or without a session: each needs a lookup. */
const handshakesPerMinute = 1200;
/** Connections that a member may open in a minute, and resumes in a minute. */
const opensPerMinute = 60;
/** Connections whose session is being looked up. */
const maxOpening = 500;
/** Timeout in ms for the lookup of a session: HTTP timeouts do not apply to a connection that is being upgraded. */
const maxLookupMs = 5000;

export function createLiveServer({ bus, log, limits, sockets: open }: Deps, hooks: LiveHooks): LiveServer {
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: maxFrameSize,
    clientTracking: false,
    WebSocket: LiveSocket,
  });
  const users = new Map<UserId, Set<LiveSocket>>();
  // Sessions that end while sockets are being opened: without this, a socket authenticated just before would never be closed.
  let opening = 0;
  const endedMeanwhile = new Set<number>();
  const budget = hooks.limited ? framesPerBeat : Infinity;
  /** Resolves to the seconds until the caller may do so again. */
  const limit = (name: string, perMinute: number): MinuteLimit =>
    hooks.limited ? createMinuteLimit(limits, name, perMinute) : async () => 0;
  const secondsUntilOpen = limit('SOCKET open', opensPerMinute);
  const secondsUntilHandshake = limit('SOCKET handshake', handshakesPerMinute);

  bus.subscribe(liveFrame, ({ to, frame: text }, except) => {
    let frame: Buffer | null = null;
    for (const user of to) {
      for (const socket of users.get(user) ?? []) if (socket !== except) socket.write((frame ??= frameOf(text)));
    }
  });
  bus.subscribe(sessionEnded, ({ user, session }) => {
    if (opening > 0) endedMeanwhile.add(session);
    const sockets = user === undefined ? allSockets() : (users.get(user) ?? []);
    // oxlint-disable-next-line emberleaf/compare-in-constant-time -- Numbers of rows.
    for (const socket of sockets) if (socket.user.sessionId === session) socket.finish();
  });

  const allSockets = () => [...users.values()].flatMap((sockets) => [...sockets]);
  const drain = createLiveDrain(allSockets);
  const resume = createResume({
    log,
    missed: hooks.missed,
    isSessionOpen: hooks.isSessionOpen,
    secondsUntilNext: limit('SOCKET resume', opensPerMinute),
    moves: drain.ask,
  });

  const { ask } = createCatchUp(allSockets);
  bus.onGap(ask);

  function onMessage(this: WebSocket, raw: RawData, binary: boolean): void {
    // Frames that were in flight when the session ended are ignored.
    if (!(this instanceof LiveSocket) || this.ended || this.readyState !== this.OPEN) return;
    const frame = binary || --this.budget < 0 ? null : readFrame(raw);
    if (frame === null) return this.close(1008, 'bad frame');
    this.alive = true;
    if (frame.type !== hello.type) return hooks.frames.get(frame.type)?.receive(this, frame.data);
    // Each resume may read hundreds of rows.
    if (this.resuming) return this.close(1008, 'still resuming');
    void resume(this, frame.data);
  }

  function onClose(this: WebSocket): void {
    if (!(this instanceof LiveSocket)) return;
    const { userId } = this;
    this.hold?.release();
    open.giveBack(this.socketLimits);
    const sockets = users.get(userId);
    sockets?.delete(this);
    if (sockets?.size !== 0) return;
    users.delete(userId);
    hooks.disconnected(userId);
  }

  /** The session may have ended after it was looked up, and before its end would have come here. */
  const closeEnded = async (socket: LiveSocket, hold: Hold, askedAt: number) => {
    await hold.ready;
    const since = hold.since();
    // While the bus is away nothing comes: the check follows with the gap.
    if (since === null || since <= askedAt) return;
    const isOpen = await hooks.isSessionOpen(socket.user).catch(() => null);
    if (isOpen === null) socket.close(1013, 'try again');
    else if (!isOpen) socket.finish();
  };

  const accept = (socket: LiveSocket, stream: Duplex, user: LiveUser, { network, socketLimits, askedAt }: Handshake) => {
    socket.open(user, stream);
    socket.hold = bus.hold(user.userId);
    void closeEnded(socket, socket.hold, askedAt);
    socket.network = network;
    socket.socketLimits = socketLimits;
    socket.budget = budget;
    const sockets = users.get(user.userId) ?? new Set();
    users.set(user.userId, sockets.add(socket));
    if (sockets.size === 1) hooks.connected(user.userId);
    socket.on('pong', onPong).on('error', onError).on('close', onClose).on('message', onMessage);
  };

  const timer = setInterval(() => {
    for (const sockets of users.values()) {
      for (const socket of sockets) {
        if (!socket.alive || socket.isStuck()) socket.terminate();
        socket.alive = false;
        socket.budget = budget;
        if (socket.readyState === socket.OPEN) socket.ping();
      }
    }
  }, heartbeat);
  timer.unref();

  const connect = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (drain.isOn || opening >= maxOpening) return refuse(socket, '503 Service Unavailable');
    const network = hooks.networkOf(request);
    const isCrowded = hooks.limited && socketLimitsOf(network).some(({ name, max }) => open.here(name) >= max);
    if (isCrowded) return refuse(socket, '429 Too Many Requests');
    opening++;
    const askedAt = performance.now();
    let taken: readonly SocketLimit[] = [];
    try {
      if ((await secondsUntilHandshake({ member: null, network })) > 0) return refuse(socket, '429 Too Many Requests');
      const user = await inTime(hooks.authenticate(request));
      const isOften = user !== null && (await secondsUntilOpen({ member: user.userId, network })) > 0;
      if (user === null) return refuse(socket, '401 Unauthorized');
      if (isOtherMember(namedIn(request), user.userId)) return refuse(socket, '409 Conflict');
      const socketLimits = hooks.limited ? socketLimitsOf(network, user.userId) : [];
      if (isOften || !(await open.take(socketLimits))) return refuse(socket, '429 Too Many Requests');
      taken = socketLimits;
      // Nothing below waits.
      if (drain.isOn) return refuse(socket, '503 Service Unavailable');
      if (endedMeanwhile.has(user.sessionId)) return refuse(socket, '401 Unauthorized');
      server.handleUpgrade(request, socket, head, (ws) => {
        taken = [];
        accept(ws, socket, user, { network, socketLimits, askedAt });
      });
    } catch (error) {
      const isMisdirected = error instanceof Error && 'statusCode' in error && error.statusCode === misdirected;
      refuse(socket, isMisdirected ? '421 Misdirected Request' : '503 Service Unavailable');
    } finally {
      open.giveBack(taken);
      if (--opening === 0) endedMeanwhile.clear();
    }
  };

  return {
    users: () => [...users.keys()],
    sockets: () => [...users.values()].reduce((sum, { size }) => sum + size, 0),
    upgrade(request, socket, head) {
      // One shared function: a closure made here would keep the request in memory for as long as the socket.
      socket.on('error', destroy);
      if (hooks.mayConnect(request)) void connect(request, socket, head);
      else refuse(socket, '403 Forbidden');
    },
    drain: (withinMs) => drain.run(withinMs),
    async close() {
      clearInterval(timer);
      await drain.run(0);
      server.close();
    },
  };
}

/** The network, its /48, and the member. */
function socketLimitsOf(network: string, user?: UserId): SocketLimit[] {
  const socketLimits = [{ name: network, max: socketsOfNetwork }];
  const wide = wideNetworkOf(network);
  if (wide !== null) socketLimits.push({ name: wide, max: wideShare * socketsOfNetwork });
  if (user !== undefined) socketLimits.push({ name: `member ${user}`, max: socketsEach });
  return socketLimits;
}

/** The member that the page names when it opens the socket. */
const namedIn = ({ url = '' }: IncomingMessage): string | null => new URLSearchParams(url.split('?')[1]).get(memberField);

/** Rejects if the result takes longer than `maxLookupMs`; the server then asks the client to retry. */
async function inTime<Value>(result: Promise<Value>): Promise<Value> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the lookup of a session took too long')), maxLookupMs);
  return Promise.race([result, tooLate]).finally(() => clearTimeout(timer));
}

function onPong(this: WebSocket): void {
  if (this instanceof LiveSocket) this.alive = true;
}

function onError(this: WebSocket): void {
  this.terminate();
}

function destroy(this: Duplex): void {
  this.destroy();
}

function refuse(socket: Duplex, status: string): void {
  // Otherwise half-open for as long as the other side likes: no timeout watches a socket that was to be upgraded.
  socket.once('finish', destroy);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
