import { type FileHandle, open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import * as Type from 'typebox';
import { Value } from 'typebox/value';
import { writeWhole } from '#platform/server/storage/write-whole.ts';
import type { SavedArray, SavedPart } from '../sets/saved-arrays.ts';

/** The snapshot has an incompatible format, is damaged, or belongs to another database, so it has to be deleted. */
export class UnusableSnapshot extends Error {}

const About = Type.Object({
  /** Random; also stored in the database. */
  id: Type.String(),
  /** Identifies the source and the format of the arrays; a snapshot with another value is incompatible. */
  form: Type.String(),
  /** In ms: it contains all changes up to this time. */
  since: Type.Number(),
  /** In ms: when the members were last read from the database without a snapshot. */
  loadedAt: Type.Number(),
});
/** The metadata of a snapshot. */
export type About = Type.Static<typeof About>;

const types = { float64: Float64Array, int32: Int32Array, uint8: Uint8Array } as const;
const size = Type.Integer({ minimum: 0, maximum: 2 ** 31 });
const Part = Type.Object({
  name: Type.String(),
  type: Type.Union([Type.Literal('float64'), Type.Literal('int32'), Type.Literal('uint8')]),
  used: size,
  /** The capacity to allocate, in elements. */
  room: size,
  crc: Type.Number(),
});
const Header = Type.Object({ about: About, parts: Type.Array(Part) });
type Header = Type.Static<typeof Header>;

/** Part of a snapshot as it is written. */
export interface Copy {
  readonly part: Type.Static<typeof Part>;
  readonly bytes: Uint8Array;
}

/** Copies the used part of an array, which may change afterwards. */
export function copyOf({ name, array, used }: SavedPart): Copy {
  const copy = array.slice(0, used);
  const bytes = bytesOf(copy, used);
  const type = copy instanceof Float64Array ? 'float64' : copy instanceof Int32Array ? 'int32' : 'uint8';
  return { part: { name, type, used, room: array.length, crc: crc32(bytes) }, bytes };
}

/** The length and the checksum of the header, the header as JSON, then the bytes of each array. */
export async function writeSnapshotFile(file: string, about: About, copies: readonly Copy[]): Promise<void> {
  const header = Buffer.from(JSON.stringify({ about, parts: copies.map(({ part }) => part) } satisfies Header));
  const start = Buffer.alloc(startBytes);
  start.writeUInt32LE(header.length, 0);
  start.writeUInt32LE(crc32(header), 4);
  async function* content() {
    yield start;
    yield header;
    for (const { bytes } of copies) yield bytes;
  }
  await writeWhole(file, content(), { mode: 0o600, folderMode: 0o700 });
}

const startBytes = 8;
// A few ms of work.
const bytesAtOnce = 4_000_000;
// The maximum number of buffers that one system call reads.
const arraysAtOnce = 1000;
const maxHeaderBytes = 64 * 2 ** 20;

/**
 * Reads a snapshot while other work continues. `accept` gets the file's metadata and throws to reject it. Null when there is no file.
 * Throws `UnusableSnapshot`.
 */
export async function readSnapshotFile(
  file: string,
  accept: (about: About) => Promise<void>,
): Promise<{ about: About; arrays: Map<string, SavedArray> } | null> {
  const opened = await openIfThere(file);
  if (opened === null) return null;
  try {
    const start = Buffer.alloc(startBytes);
    await readAll(opened, start, 0);
    const header = Buffer.alloc(Math.min(start.readUInt32LE(0), maxHeaderBytes));
    await readAll(opened, header, startBytes);
    if (crc32(header) !== start.readUInt32LE(4)) throw new UnusableSnapshot('its header is damaged');
    const { about, parts } = parse(header);
    // The disk is read while the database is asked.
    const [arrays] = await Promise.all([readParts(opened, parts, startBytes + header.length), accept(about)]);
    return { about, arrays };
  } finally {
    await opened.close();
  }
}

const bytesOf = (array: SavedArray, used: number): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, used * array.BYTES_PER_ELEMENT);

async function openIfThere(file: string): Promise<FileHandle | null> {
  try {
    return await open(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function parse(json: Buffer): Header {
  const header: unknown = JSON.parse(json.toString('utf8'));
  if (!Value.Check(Header, header)) throw new UnusableSnapshot('it has another form');
  return header;
}

/** In portions: memory and checksums for all of it take long enough to keep others waiting. */
async function readParts(file: FileHandle, parts: Header['parts'], from: number): Promise<Map<string, SavedArray>> {
  const arrays = new Map<string, SavedArray>();
  let at = from;
  for (const portion of portionsOf(parts)) {
    const made = portion.map((part) => {
      const array = new types[part.type](Math.max(part.used, part.room));
      arrays.set(part.name, array);
      return { part, bytes: bytesOf(array, part.used) };
    });
    const wanted = made.reduce((sum, { bytes }) => sum + bytes.length, 0);
    const { bytesRead } = await file.readv(
      made.map(({ bytes }) => bytes),
      at,
    );
    if (bytesRead < wanted) throw new UnusableSnapshot('it is cut off');
    for (const { part, bytes } of made) if (crc32(bytes) !== part.crc) throw new UnusableSnapshot(`it is damaged: ${part.name}`);
    at += wanted;
  }
  return arrays;
}

function portionsOf(parts: Header['parts']): Header['parts'][] {
  const portions: Header['parts'][] = [];
  let [portion, bytes] = [parts.slice(0, 0), 0];
  for (const part of parts) {
    portion.push(part);
    bytes += part.room * types[part.type].BYTES_PER_ELEMENT;
    if (bytes < bytesAtOnce && portion.length < arraysAtOnce) continue;
    portions.push(portion);
    [portion, bytes] = [[], 0];
  }
  // The system refuses to read nothing.
  return portion.length > 0 ? [...portions, portion] : portions;
}

async function readAll(file: FileHandle, bytes: Uint8Array, from: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesRead } = await file.read(bytes, done, bytes.length - done, from + done);
    if (bytesRead === 0) throw new UnusableSnapshot('it is cut off');
    done += bytesRead;
  }
}
