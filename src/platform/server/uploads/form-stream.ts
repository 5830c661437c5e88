import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';

/** Maximum number of lines that look like a multipart boundary. An image contains one by chance in four gigabytes. */
const maxBorders = 100;
const border = Buffer.from('\r\n--');

interface FormStream {
  /** The request; the library reads the parts from this stream. */
  readonly form: FastifyRequest;
  /** Discards the rest of the body unread: the library would parse it to its end. */
  abandon(): void;
  /** Whether more bytes have arrived than a body may have. */
  isTooLong(): boolean;
}

/**
 * Stands between a request and the library that parses forms. A packet may hold thousands of tiny parts, and the library creates
 * each before anybody can stop it. So this counts boundaries first, and a packet with too many never reaches the library. It counts
 * bytes as well, because a chunked body does not declare its length.
 */
export function formStream(request: FastifyRequest, maxBytes: number): FormStream {
  const { raw } = request;
  let borders = 0;
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) return done(new Error('a form of too many bytes'));
      for (let at = chunk.indexOf(border); at !== -1 && borders <= maxBorders; at = chunk.indexOf(border, at + border.length)) borders++;
      return borders > maxBorders ? done(new Error('a form of too many parts')) : done(null, chunk);
    },
  });
  const abandon = () => {
    raw.unpipe().resume();
    counted.destroy();
  };
  counted.on('error', abandon);
  raw.once('error', abandon);
  raw.once('close', () => {
    if (!raw.readableEnded) abandon();
  });
  raw.pipe(counted);
  // The library also reads the headers from the stream that it parses.
  const source: Transform & Pick<IncomingMessage, 'headers'> = Object.assign(counted, { headers: raw.headers });
  const form: FastifyRequest = Object.create(request, { raw: { value: source } });
  return { form, abandon, isTooLong: () => bytes > maxBytes };
}
