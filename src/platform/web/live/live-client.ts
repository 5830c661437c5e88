import type { HeardEvent } from '#platform/contract/call.ts';
import type { DataOf, LiveEvent, LiveFrame } from '#platform/contract/live/live-event.ts';
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
/** `WebSocket.OPEN`, which is not defined on the server. */
const socketOpen = 1;

export function createLiveClient(open: () => WebSocket): LiveClient {
  const events = new Map<string, Emitter<[data: never]>>();
  const becameReady = createEmitter<[first: boolean]>();
  const becameLost = createEmitter();
  const wasRefused = createEmitter();
  let socket: WebSocket | null = null;
  let started = false;
  let ready = false;
  let everReady = false;
  let failures = 0;
  let refused = false;
  let lastReceived = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lost = () => {
    if (!ready) return;
    ready = false;
    becameLost.emit();
  };
  const connect = () => {
    clearTimeout(timer);
    if (!started || socket !== null) return;
    const opened = open();
    socket = opened;
    let isOpen = false;
    opened.onopen = () => {
      isOpen = true;
      opened.send(JSON.stringify({ type: 'hello', data: lastReceived > 0 ? { after: lastReceived } : {} }));
    };
    opened.onmessage = ({ data }) => {
      const frame = JSON.parse(String(data)) as LiveFrame;
      if (frame.type === 'ready') {
        failures = 0;
        refused = false;
        ready = true;
        becameReady.emit(!everReady);
        everReady = true;
      } else events.get(frame.type)?.emit(frame.data as never);
    };
    opened.onclose = ({ code }) => {
      if (socket !== opened) return;
      socket = null;
      lost();
      if (!isOpen && !refused) {
        refused = true;
        wasRefused.emit();
      }
      // 4001: the session has ended. The next API call reports that; do not reconnect.
      if (started && code !== 4001)
        timer = setTimeout(connect, Math.min(maxDelay, firstDelay * 2 ** failures++) * (0.75 + Math.random() / 2));
    };
  };

  const disconnect = () => {
    clearTimeout(timer);
    const previous = socket;
    socket = null;
    previous?.close(1000);
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
