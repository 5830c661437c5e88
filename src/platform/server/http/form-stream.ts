import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';

/** Maximum number of lines that look like a multipart boundary. By chance, a picture has one in four gigabytes. */
const maxBorders = 100;
const border = Buffer.from('\r\n--');

interface FormStream {
  /** The request, whose parts are read from this stream. */
  readonly form: FastifyRequest;
  /** Discards the rest of the body unread: the library would parse it to its end. */
  abandon(): void;
  /** Whether more bytes have come than a body may have. */
  isTooLong(): boolean;
}

/**
 * Stands between a request and the library that takes forms apart. A packet may hold thousands of tiny parts, and the library
 * makes each before anybody can stop it; so borders are counted first, and a packet with too many never reaches it. Bytes are
 * counted as well: a body that is sent in chunks says nothing about its length.
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
  // The library reads the headers of what it takes the parts from, too.
  const source: Transform & Pick<IncomingMessage, 'headers'> = Object.assign(counted, { headers: raw.headers });
  const form: FastifyRequest = Object.create(request, { raw: { value: source } });
  return { form, abandon, isTooLong: () => bytes > maxBytes };
}
