import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { DataOf, LiveEvent } from '#platform/contract/live/live-event.ts';
import type { SocketLimit } from '../limits/open-counts.ts';
import type { Hold } from './bus.ts';

/** The browser that sent a frame, as the handlers of frames see it. */
export interface LiveSender {
  readonly userId: UserId;
  readonly site: SiteId;
  /** As rate limits count it. */
  readonly network: string;
  /** Sends an event to this browser only; does nothing when it has disconnected. */
  reply<E extends LiveEvent>(event: E, data: DataOf<E>): void;
}

/** The user and session behind a socket. */
export interface LiveUser {
  readonly userId: UserId;
  readonly sessionId: number;
  readonly site: SiteId;
}

/** Bytes that may be queued for a client that reads slowly. */
const maxQueued = 256 * 1024;

/** One connection with its state. All share the same event handlers, to save memory with thousands of idle connections. */
export class LiveSocket extends WebSocket implements LiveSender {
  #user: LiveUser | null = null;
  #stream: Duplex | null = null;
  network = '';
  /** What it counts for. */
  socketLimits: readonly SocketLimit[] = [];
  alive = true;
  /** Frames that the client may still send before the next heartbeat. */
  budget = Infinity;
  /** True if its client understands the event `move`. */
  moves = false;
  /** The same for `catch_up`. */
  catchesUp = false;
  /** True once its client has said hello. */
  greeted = false;
  /** True if events may have been lost and the client has not asked since. */
  behind = false;
  /** Lets the events to its user come to this process. */
  hold: Hold | null = null;
  /** True while the missed events are being read. */
  resuming = false;
  /** True once its session has ended. */
  ended = false;
  /** Bytes that had left as of the last heartbeat; null if none waited. */
  #takenBefore: number | null = null;

  open(user: LiveUser, stream: Duplex): void {
    this.#user = user;
    this.#stream = stream;
  }

  get user(): LiveUser {
    if (this.#user === null) throw new Error('the socket has not been opened yet');
    return this.#user;
  }

  get userId(): UserId {
    return this.user.userId;
  }

  get site(): SiteId {
    return this.user.site;
  }

  reply<E extends LiveEvent>({ type }: E, data: DataOf<E>): void {
    this.write(frameOf(JSON.stringify({ type, data })));
  }

  /**
   * Writes a frame that was encoded once for all its receivers. The library's own `send` would encode a header and write
   * twice for each socket.
   */
  write(frame: Buffer): void {
    const stream = this.#stream;
    if (stream === null || this.readyState !== WebSocket.OPEN) return;
    // A client that reads too slowly is disconnected; it gets the missed events with its next connection.
    if (stream.writableLength > maxQueued) return this.terminate();
    if (!corked.has(stream)) {
      if (corked.size === 0) process.nextTick(uncork);
      corked.add(stream);
      stream.cork();
    }
    stream.write(frame);
  }

  /** True if frames wait for the client and none has left since the last call: it holds memory, whatever it sends meanwhile. */
  isStuck(): boolean {
    const stream = this.#stream;
    const taken = stream instanceof Socket && stream.writableLength > 0 ? stream.bytesWritten - stream.writableLength : null;
    const stuck = taken !== null && taken === this.#takenBefore;
    this.#takenBefore = taken;
    return stuck;
  }

  finish(): void {
    this.ended = true;
    this.close(4001, 'signed out');
  }
}

/** Streams written to in this tick: all frames for one stream are sent together. */
const corked = new Set<Duplex>();

function uncork(): void {
  for (const stream of corked) stream.uncork();
  corked.clear();
}

/** Encodes a text frame from the server (RFC 6455): final, not masked. */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x81;
  frame[1] = head === 2 ? length : head === 4 ? 126 : 127;
  if (head === 4) frame.writeUInt16BE(length, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, head);
  return frame;
}
