import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** An error of Node's parser. `rawPacket`: the bytes that it was parsing. */
interface ParserError {
  readonly code?: string;
  readonly rawPacket?: unknown;
}

/** Renders the page for a request with too many cookies, from the known part of its head. */
export type CookiePage = (head: string) => string;

/** Bytes of the longest address that leaves room for the other headers. */
const maxAddress = 8 * 1024;

/** How long a browser may take to read the answer. */
const lingerMs = 1000;

/**
 * Answers a request that Node cannot parse. A browser always sends all cookies of a host. If they are too large for a request, a
 * page says what to do. It needs no further file, because the server would refuse that request as well.
 */
export function handlesClientErrors(cookiePage: CookiePage): (error: ParserError, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const head = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : '';
    const status = statusOf(error, head);
    const type = status === 431 ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
    const body = status === 431 ? cookiePage(head) : JSON.stringify({ error: { code: 'invalid_request', params: {} } });
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `content-type: ${type}`,
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      `content-security-policy: default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'`,
      'x-content-type-options: nosniff',
      'connection: close',
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
    // Destroying the socket at once would discard the answer if more of the request is on its way.
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}

function statusOf({ code }: ParserError, head: string): 400 | 408 | 414 | 431 {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code !== 'HPE_HEADER_OVERFLOW') return 400;
  const [address = ''] = /^[A-Z]+ \S+/.exec(head) ?? [];
  return address.length > maxAddress ? 414 : 431;
}
