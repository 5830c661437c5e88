import type { DataOf, LiveEvent, LiveFrame } from '#platform/contract/live-event.ts';

/** One socket to the server for as long as somebody is logged in: reconnects by itself and resumes where it was. */
export interface LiveClient {
  start(): void;
  stop(): void;
  /** Tells the server something; false: there is no connection. Whether it arrived only an answer tells. */
  send(frame: LiveFrame): boolean;
  on<E extends LiveEvent>(event: E, listener: (data: DataOf<E>) => void): () => void;
  /** After every (re)connection, when what was missed has been delivered. `first` is false for a reconnection. */
  onReady(listener: (first: boolean) => void): () => void;
  /** The connection is gone: what was asked on it is not answered any more. */
  onLost(listener: () => void): () => void;
  /** Nothing comes back: the connection is given up for a new one. */
  doubt(): void;
  /** The newest message that this browser has: from there the server resumes. False: it had a newer one. */
  mark(id: number): boolean;
}

const firstDelay = 400;
const longestDelay = 15_000;
/** `WebSocket.OPEN`, which the server does not have. */
const socketOpen = 1;

export function createLiveClient(open: () => WebSocket): LiveClient {
  const listeners = new Map<string, Set<(data: never) => void>>();
  const readyListeners = new Set<(first: boolean) => void>();
  const lostListeners = new Set<() => void>();
  let socket: WebSocket | null = null;
  let wanted = false;
  let ready = false;
  let everReady = false;
  let failures = 0;
  let seen = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lost = () => {
    if (!ready) return;
    ready = false;
    lostListeners.forEach((listener) => listener());
  };
  const connect = () => {
    clearTimeout(timer);
    if (!wanted || socket !== null) return;
    const mine = open();
    socket = mine;
    mine.onopen = () => mine.send(JSON.stringify({ type: 'hello', data: seen > 0 ? { after: seen } : {} }));
    mine.onmessage = ({ data }) => {
      const frame = JSON.parse(String(data)) as LiveFrame;
      if (frame.type === 'ready') {
        failures = 0;
        ready = true;
        readyListeners.forEach((listener) => listener(!everReady));
        everReady = true;
      } else listeners.get(frame.type)?.forEach((listener) => listener(frame.data as never));
    };
    mine.onclose = ({ code }) => {
      if (socket !== mine) return;
      socket = null;
      lost();
      // 4001: the session ended; the next call to the API tells so, and nothing is to be tried again.
      if (wanted && code !== 4001)
        timer = setTimeout(connect, Math.min(longestDelay, firstDelay * 2 ** failures++) * (0.75 + Math.random() / 2));
    };
  };

  const disconnect = () => {
    clearTimeout(timer);
    const old = socket;
    socket = null;
    old?.close(1000);
    lost();
  };

  return {
    start() {
      wanted = true;
      failures = 0;
      connect();
    },
    stop() {
      wanted = false;
      disconnect();
    },
    send(frame) {
      // A socket that is closing drops what it is given.
      if (!ready || socket === null || socket.readyState !== socketOpen) return false;
      socket.send(JSON.stringify(frame));
      return true;
    },
    on(event, listener) {
      const set = listeners.get(event.type) ?? new Set();
      listeners.set(event.type, set.add(listener as (data: never) => void));
      return () => set.delete(listener as (data: never) => void);
    },
    onReady(listener) {
      readyListeners.add(listener);
      return () => readyListeners.delete(listener);
    },
    onLost(listener) {
      lostListeners.add(listener);
      return () => lostListeners.delete(listener);
    },
    doubt() {
      if (!ready) return;
      disconnect();
      connect();
    },
    mark(id) {
      const newer = id > seen;
      if (newer) seen = id;
      return newer;
    },
  };
}
