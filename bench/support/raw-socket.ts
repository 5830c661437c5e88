import { randomBytes } from 'node:crypto';
import net from 'node:net';

/** A WebSocket client with little CPU cost, because the load generator shares the machine with the server. */
export interface RawSocket {
  /** Sends a text frame. */
  send(text: string): void;
  end(): void;
}

/** Calls `onText` with each text frame. Answers pings, as a browser does. */
export function openSocket(address: string, headers: Readonly<Record<string, string>>, onText: (text: string) => void): Promise<RawSocket> {
  const url = new URL(address);
  const socket = net.connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  socket.write(upgradeRequest(url, `${url.pathname}${url.search}`, headers));

  let rest: Buffer = Buffer.alloc(0);
  const read = (data: Buffer) => {
    let bytes = rest.length === 0 ? data : Buffer.concat([rest, data]);
    for (let frame = frameIn(bytes); frame !== null; frame = frameIn(bytes)) {
      if (frame.opcode === 1) onText(bytes.toString('utf8', frame.start, frame.end));
      else if (frame.opcode === 9) socket.write(frameFrom(10, bytes.subarray(frame.start, frame.end)));
      bytes = bytes.subarray(frame.end);
    }
    rest = bytes;
  };
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('data', (data) => {
      const text = data.toString('latin1');
      if (!text.startsWith('HTTP/1.1 101')) return reject(new Error(text.slice(0, 40)));
      socket.off('error', reject).on('error', () => socket.destroy());
      socket.on('data', read);
      read(data.subarray(text.indexOf('\r\n\r\n') + 4));
      resolve({ send: (message) => socket.write(frameFrom(1, Buffer.from(message))), end: () => socket.destroy() });
    });
  });
}

/** The request that opens a socket from a page of the site itself. */
export function upgradeRequest({ host, origin }: URL, path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({
    host,
    origin,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** Builds a client frame of less than 64 kB, with a mask of zeros, which leaves the bytes unchanged. */
export function frameFrom(opcode: number, bytes: Buffer): Buffer {
  const head = bytes.length < 126 ? 6 : 8;
  const frame = Buffer.alloc(head + bytes.length);
  frame[0] = 0x80 | opcode;
  frame[1] = 0x80 | (head === 6 ? bytes.length : 126);
  if (head === 8) frame.writeUInt16BE(bytes.length, 2);
  bytes.copy(frame, head);
  return frame;
}

/** Null when the frame is incomplete. */
function frameIn(bytes: Buffer): { readonly opcode: number; readonly start: number; readonly end: number } | null {
  const [first = 0, second = 0] = bytes;
  const start = second < 126 ? 2 : second === 126 ? 4 : 10;
  if (bytes.length < start) return null;
  const length = second < 126 ? second : second === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  return bytes.length < start + length ? null : { opcode: first & 15, start, end: start + length };
}
