import type { HeardEvent } from '#platform/contract/call.ts';
import type { DataOf, LiveEvent, LiveFrame } from '#platform/contract/live/live-event.ts';
import type { catchUp, move } from '#platform/contract/live/live-frames.ts';
import { createEmitter, type Emitter } from '../data/emitter.ts';

/** One socket to the server while a member is logged in: reconnects by itself and resumes after the last received message. */
export interface LiveClient {
  start(): void;
  stop(): void;
  /** Sends a frame; false when there is no connection. True does not mean that it arrived: only a reply confirms that. */
  send(frame: LiveFrame): boolean;
  on<E extends LiveEvent>(event: HeardEvent<E>, listener: (data: DataOf<E>) => void): () => void;
  /** Called after every (re)connection, when missed events have been delivered. `first` is false for a reconnection. */
  onReady(listener: (first: boolean) => void): () => void;
  /** Called when the connection is lost: pending replies will not arrive any more. */
  onLost(listener: () => void): () => void;
  /**
   * Called when a connection could not be opened; for the first of several failures in a row. Browsers do not report the reason:
   * perhaps somebody else is logged in.
   */
  onRefused(listener: () => void): () => void;
  /** Replaces a connection that has stopped answering. */
  reconnect(): void;
  /** Records the newest message that this browser has; the server resumes after it. False if it already had that or a newer one. */
  markReceived(id: number): boolean;
}

const firstDelay = 400;
const maxDelay = 15_000;
/** Of the time that the server gives, so that the new connection is there before the end. */
const usedShare = 0.9;
/** `WebSocket.OPEN`, which is not defined on the server. */
const socketOpen = 1;
/** The events of the connection that this client understands. */
const understands = ['move', 'catch_up'];

export function createLiveClient(open: () => WebSocket): LiveClient {
  const events = new Map<string, Emitter<[data: never]>>();
  const becameReady = createEmitter<[first: boolean]>();
  const becameLost = createEmitter();
  const wasRefused = createEmitter();
  let socket: WebSocket | null = null;
  /** Replaces `socket` once it is ready. */
  let next: WebSocket | null = null;
  let started = false;
  let ready = false;
  let everReady = false;
  let failures = 0;
  let refused = false;
  let lastReceived = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let moving: ReturnType<typeof setTimeout> | undefined;
  let catching: ReturnType<typeof setTimeout> | undefined;
  /** Ms that are left after the first try to move, for a second one; null: there is none. */
  let leftToMove: number | null = null;
  /** The newest message before a gap in the events, until they have been sent again; later messages say nothing about the gap. */
  let beforeGap: number | null = null;
  /** True if this was asked for after the gap was known. */
  let hasAsked = false;

  const lost = () => {
    if (!ready) return;
    ready = false;
    becameLost.emit();
  };
  const sayHello = (to: WebSocket) => {
    const after = beforeGap ?? lastReceived;
    hasAsked = true;
    to.send(JSON.stringify({ type: 'hello', data: { ...(after > 0 && { after }), understands } }));
  };
  const becomeReady = (opened: WebSocket) => {
    if (opened === next) {
      const previous = socket;
      socket = next;
      next = null;
      previous?.close(1000);
      // Replies that were still to come on the old one will not.
      lost();
    }
    failures = 0;
    refused = false;
    if (hasAsked) beforeGap = null;
    ready = true;
    becameReady.emit(!everReady);
    everReady = true;
  };
  /** Events of the connection itself: the server gives a time, of which each client chooses a moment. */
  const obey = (type: string, withinMs: number, opened: WebSocket) => {
    if (opened !== socket) return;
    const time = withinMs * usedShare;
    const moment = Math.random() * time;
    if (type === 'catch_up') {
      clearTimeout(catching);
      beforeGap ??= lastReceived;
      hasAsked = false;
      catching = setTimeout(() => (opened === socket ? sayHello(opened) : undefined), moment);
    } else {
      leftToMove = time - moment;
      moveIn(moment, opened);
    }
  };
  const moveIn = (ms: number, from: WebSocket) => {
    clearTimeout(moving);
    moving = setTimeout(() => (from === socket ? (next ??= listenTo(open())) : undefined), ms);
  };
  const listenTo = (opened: WebSocket): WebSocket => {
    let isOpen = false;
    opened.onopen = () => {
      isOpen = true;
      sayHello(opened);
    };
    opened.onmessage = ({ data }) => {
      const frame = JSON.parse(String(data)) as LiveFrame;
      if (frame.type === 'ready') becomeReady(opened);
      else if (understands.includes(frame.type)) obey(frame.type, (frame.data as DataOf<typeof move | typeof catchUp>).within_ms, opened);
      else events.get(frame.type)?.emit(frame.data as never);
    };
    opened.onclose = ({ code }) => {
      if (opened === next) {
        next = null;
        const previous = socket;
        if (leftToMove !== null && previous !== null) {
          // A proxy may not know yet that the process ends, and has asked it: later it knows.
          moveIn((leftToMove * (1 + Math.random())) / 2, previous);
          leftToMove = null;
          return;
        }
        // No other process takes the connection: this one leaves it nevertheless, and tries again.
        socket = null;
        previous?.close(1000);
      } else if (opened === socket) socket = null;
      else return;
      lost();
      if (next !== null) {
        socket = next;
        next = null;
        return;
      }
      if (!isOpen && !refused) {
        refused = true;
        wasRefused.emit();
      }
      // 4001: the session has ended. The next API call reports that; do not reconnect.
      if (started && code !== 4001)
        timer = setTimeout(connect, Math.min(maxDelay, firstDelay * 2 ** failures++) * (0.75 + Math.random() / 2));
    };
    return opened;
  };
  const connect = () => {
    clearTimeout(timer);
    if (started && socket === null) socket = listenTo(open());
  };

  const disconnect = () => {
    clearTimeout(timer);
    clearTimeout(moving);
    clearTimeout(catching);
    const previous = [socket, next];
    socket = null;
    next = null;
    for (const one of previous) one?.close(1000);
    lost();
  };

  return {
    start() {
      started = true;
      failures = 0;
      connect();
    },
    stop() {
      started = false;
      refused = false;
      disconnect();
    },
    send(frame) {
      // A closing socket silently drops frames.
      if (!ready || socket === null || socket.readyState !== socketOpen) return false;
      socket.send(JSON.stringify(frame));
      return true;
    },
    on(event, listener) {
      const emitter = events.get(event.type) ?? createEmitter<[data: never]>();
      events.set(event.type, emitter);
      return emitter.subscribe(listener as (data: never) => void);
    },
    onReady: becameReady.subscribe,
    onLost: becameLost.subscribe,
    onRefused: wasRefused.subscribe,
    reconnect() {
      if (!ready) return;
      disconnect();
      connect();
    },
    markReceived(id) {
      const newer = id > lastReceived;
      if (newer) lastReceived = id;
      return newer;
    },
  };
}
