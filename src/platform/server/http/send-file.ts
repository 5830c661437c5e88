import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange, FileState, FileStorage } from '../storage/file-storage.ts';

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  png: 'image/png',
  webp: 'image/webp',
};

/** Sends a file that anybody may have, or the part of it that was asked for (RFC 9110). Null: there is none. `maxAge`: seconds. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { files, name, maxAge }: { readonly files: FileStorage; readonly name: string; readonly maxAge: number },
): Promise<FastifyReply | null> {
  const state = await files.stat(name);
  if (state === null) return null;
  const { headers, method } = request;
  reply
    .header('accept-ranges', 'bytes')
    .header('cache-control', `public, max-age=${maxAge}`)
    .header('etag', state.etag)
    .header('last-modified', state.modifiedAt.toUTCString());
  if (isChanged(headers, state)) return reply.code(412).send();
  if (isKnown(headers, state)) return reply.code(304).send();
  const range = isForThis(headers['if-range'], state) ? rangeOf(headers.range, state.size) : null;
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${state.size}`).send();
  if (range !== null) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${state.size}`);
  reply
    .header('content-length', range === null ? state.size : range.last - range.first + 1)
    .type(types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream');
  if (method === 'HEAD') return reply.send(Readable.from([]));
  const file = await files.open(name, range ?? undefined);
  if (file === null) return null;
  // Replaced meanwhile: what was announced is not true any more.
  if (file.size !== state.size) {
    file.close();
    throw Object.assign(new Error('a file was replaced while it was sent'), { statusCode: 503 });
  }
  return reply.send(file.stream());
}

type Headers = FastifyRequest['headers'];

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
const includes = (header: string, { etag }: FileState): boolean =>
  header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag));
/** In seconds, which is what HTTP knows. */
const seconds = (time: Date): number => Math.floor(time.getTime() / 1000);

function isChanged(headers: Headers, state: FileState): boolean {
  const { 'if-match': tags, 'if-unmodified-since': since } = headers;
  if (tags !== undefined) return !includes(tags, state);
  return since !== undefined && seconds(state.modifiedAt) > seconds(new Date(since));
}

function isKnown(headers: Headers, state: FileState): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags !== undefined) return includes(tags, state);
  return since !== undefined && seconds(state.modifiedAt) <= seconds(new Date(since));
}

/** Whether a part may be sent: of another version it would not fit what the client has. */
function isForThis(header: string | string[] | undefined, state: FileState): boolean {
  if (typeof header !== 'string') return true;
  return header.includes('"') ? opaque(header) === opaque(state.etag) : seconds(state.modifiedAt) <= seconds(new Date(header));
}

/** Null: the whole file, also for several ranges, which a server need not serve. */
function rangeOf(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(from) > Number(to)) return null;
  return first >= size ? 'outside' : { first, last };
}
