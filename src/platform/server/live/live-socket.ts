import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { DataOf, LiveEvent } from '#platform/contract/live-event.ts';

/** Somebody's open browser, as whoever handles its frames sees it. */
export interface LiveSender {
  readonly userId: UserId;
  readonly site: SiteId;
  /** Tells this browser alone; nothing happens when it has gone. */
  answer<E extends LiveEvent>(event: E, data: DataOf<E>): void;
}

/** Who opened a socket. */
export interface LiveUser {
  readonly userId: UserId;
  readonly sessionId: number;
  readonly site: SiteId;
}

const slowClient = 1024 * 1024;

/** One connection, with what the server knows of it: its handlers are shared by all, thousands of which only wait. */
export class LiveSocket extends WebSocket implements LiveSender {
  #user: LiveUser | null = null;
  #stream: Duplex | null = null;
  alive = true;
  /** Frames that may come until the next beat. */
  budget = Infinity;
  /** Its session is over. */
  ended = false;

  open(user: LiveUser, stream: Duplex): void {
    this.#user = user;
    this.#stream = stream;
  }

  get user(): LiveUser {
    if (this.#user === null) throw new Error("the socket is nobody's yet");
    return this.#user;
  }

  get userId(): UserId {
    return this.user.userId;
  }

  get site(): SiteId {
    return this.user.site;
  }

  answer<E extends LiveEvent>({ type }: E, data: DataOf<E>): void {
    this.write(frameOf(JSON.stringify({ type, data })));
  }

  /**
   * Writes a frame that was made once for everybody. Without compression the library would do the same, with a header
   * and two writes for each socket.
   */
  write(frame: Buffer): void {
    const stream = this.#stream;
    if (stream === null || this.readyState !== WebSocket.OPEN) return;
    // Whoever reads too slowly is cut off and gets what was missed at the next connection.
    if (stream.writableLength > slowClient) return this.terminate();
    if (!corked.has(stream)) {
      if (corked.size === 0) process.nextTick(uncork);
      corked.add(stream);
      stream.cork();
    }
    stream.write(frame);
  }

  finish(): void {
    this.ended = true;
    this.close(4001, 'signed out');
  }
}

/** Streams that have been written to in this tick: what one of them gets goes out together. */
const corked = new Set<Duplex>();

function uncork(): void {
  for (const stream of corked) stream.uncork();
  corked.clear();
}

/** A text frame as RFC 6455 has it, from the server: final, not masked. */
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
