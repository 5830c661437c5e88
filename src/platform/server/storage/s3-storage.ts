import { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { BucketUrl } from '../bucket-url.ts';
import { checkFileName, type FileStorage, isFileName, type ListedFile } from './file-storage.ts';
import { awayError, isMissing } from './s3-errors.ts';
import { type AwayReason, StorageAway } from './storage-away.ts';
import { watchSilence } from './watch-silence.ts';

/** Ms from a request to its answer, repetitions included. What a member waits for must end within ten seconds. */
const respondsWithin = 6000;
/** Of a part of a large file, which no member waits for. */
const partWithin = 60_000;
/** Of a bucket that sends nothing while somebody waits for content. */
const silentFor = 10_000;
/** At most a thousand in one request. */
const deletedAtOnce = 1000;
/** Ms for which the answer of `fault` is kept. */
const keptReady = 10_000;
const keptNotReady = 1000;
/** Ms that `fault` waits; after that the bucket counts as away. */
const readyWithin = 900;
/** Written and read by `fault`. It has a dot, so it is no file of ours. */
const probe = '.probe';

interface Options {
  /** Bytes of the parts of a large file; at least 5 MiB except in tests. At most 10,000 parts make a file. */
  readonly partBytes?: number;
  readonly respondsWithin?: number;
  readonly silentFor?: number;
}

export interface BucketStorage extends FileStorage {
  /** Ends the connections. */
  close(): void;
}

/** Files in a bucket of a server with S3's API. Nothing is asked of it before the first call. */
export function createS3Storage(
  at: BucketUrl,
  { partBytes = 8 * 1024 * 1024, respondsWithin: limit = respondsWithin, silentFor: silence = silentFor }: Options = {},
): BucketStorage {
  const client = new S3Client({
    endpoint: at.endpoint,
    region: at.region,
    forcePathStyle: true,
    credentials: { accessKeyId: at.key, secretAccessKey: at.secret },
    // Other stores than Amazon's refuse the checksums that the library adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    maxAttempts: 3,
    // `ask` and `watchSilence` limit the time. The library's limit also ends slow readers.
    requestHandler: { connectionTimeout: 2000, socketTimeout: 0, httpAgent: { maxSockets: 100 }, httpsAgent: { maxSockets: 100 } },
  });
  const { bucket: Bucket, prefix } = at;
  const keyOf = (name: string) => prefix + checkFileName(name);
  const whole = partBytes;
  let known: { readonly fault: AwayReason | null; readonly until: number } | null = null;

  /** The answer, or the error by which callers recognise a bucket that cannot be used. */
  const ask = async <Reply>(send: (abortSignal: AbortSignal) => Promise<Reply>, ms = limit): Promise<Reply> => {
    const late = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const overdue = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        late.abort();
        reject(new Error(`no answer within ${ms} ms`));
      }, ms);
    });
    try {
      return await Promise.race([send(late.signal), overdue]);
    } catch (error) {
      const thrown = awayError(error);
      // What the bucket said before does not count any more.
      if (thrown instanceof StorageAway) known = null;
      throw thrown;
    } finally {
      clearTimeout(timer);
    }
  };
  const putWhole = (Key: string, Body: Uint8Array, ms = limit) =>
    ask((abortSignal) => client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: Body.length }), { abortSignal }), ms);

  async function putParts(Key: string, parts: AsyncGenerator<Buffer>, first: Buffer): Promise<void> {
    const { UploadId } = await ask((abortSignal) => client.send(new CreateMultipartUploadCommand({ Bucket, Key }), { abortSignal }));
    try {
      const Parts: { readonly PartNumber: number; readonly ETag: string | undefined }[] = [];
      const send = async (Body: Buffer) => {
        const PartNumber = Parts.length + 1;
        const { ETag } = await ask(
          (abortSignal) => client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }), { abortSignal }),
          partWithin,
        );
        Parts.push({ PartNumber, ETag });
      };
      await send(first);
      for await (const part of parts) await send(part);
      await ask(
        (abortSignal) =>
          client.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }), { abortSignal }),
        partWithin,
      );
    } catch (error) {
      // The store keeps what it has of an upload that is never ended. If it is away, its own rules remove that.
      await ask((abortSignal) => client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }), { abortSignal })).catch(() => {});
      throw error;
    }
  }

  const open: FileStorage['open'] = async (name, range) => {
    if (!isFileName(name)) return null;
    const Range = range === undefined ? undefined : `bytes=${range.first}-${range.last}`;
    try {
      const found = await ask((abortSignal) => client.send(new GetObjectCommand({ Bucket, Key: prefix + name, Range }), { abortSignal }));
      const body = found.Body;
      if (!(body instanceof Readable)) throw new Error('the bucket has sent no content');
      if (body instanceof IncomingMessage) watchSilence(body, silence);
      const total = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1];
      return { ...stateOf(found), size: Number(total ?? found.ContentLength), stream: () => body, close: () => body.destroy() };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };

  const remove: FileStorage['remove'] = async (names) => {
    const keys = [names].flat().map(keyOf);
    for (let at = 0; at < keys.length; at += deletedAtOnce) {
      const Objects = keys.slice(at, at + deletedAtOnce).map((Key) => ({ Key }));
      const { Errors = [] } = await ask(
        (abortSignal) => client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }), { abortSignal }),
        partWithin,
      );
      const [failed] = Errors.filter(({ Code }) => Code !== 'NoSuchKey');
      if (failed !== undefined) throw awayError(Object.assign(new Error(failed.Message), { name: failed.Code ?? 'Error' }));
    }
  };

  async function* list(folder?: string): AsyncGenerator<readonly ListedFile[]> {
    const Prefix = prefix + (folder === undefined ? '' : `${checkFileName(folder)}/`);
    let token: string | undefined;
    do {
      const from = token;
      const page = await ask(
        (abortSignal) => client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: from }), { abortSignal }),
        partWithin,
      );
      const files = (page.Contents ?? []).flatMap(({ Key, Size, LastModified }) => {
        const name = Key?.slice(prefix.length) ?? '';
        return isFileName(name) ? [{ name, size: Size ?? 0, modifiedAt: LastModified ?? new Date(0) }] : [];
      });
      if (files.length > 0) yield files;
      token = page.IsTruncated === true ? page.NextContinuationToken : undefined;
    } while (token !== undefined);
  }

  let probing: Promise<AwayReason | null> | null = null;
  const tryOut = async (): Promise<AwayReason | null> => {
    const fault = await putWhole(prefix + probe, Buffer.from('ready'))
      .then(() => ask((abortSignal) => client.send(new HeadObjectCommand({ Bucket, Key: prefix + probe }), { abortSignal })))
      .then(
        () => null,
        (error: unknown) => (error instanceof StorageAway ? error.reason : 'away'),
      );
    known = { fault, until: performance.now() + (fault === null ? keptReady : keptNotReady) };
    probing = null;
    return fault;
  };

  return {
    async put(name, content) {
      const key = keyOf(name);
      if (content instanceof Uint8Array) {
        // Large content is an export or a copy, for which nobody waits.
        await putWhole(key, content, content.length > whole ? partWithin : limit);
        return;
      }
      const parts = inParts(content, partBytes);
      const { value: first = Buffer.alloc(0) } = await parts.next();
      if (first.length < partBytes) await putWhole(key, first);
      else await putParts(key, parts, first);
    },
    open,
    async stat(name) {
      if (!isFileName(name)) return null;
      try {
        const found = await ask((abortSignal) => client.send(new HeadObjectCommand({ Bucket, Key: prefix + name }), { abortSignal }));
        return { ...stateOf(found), size: Number(found.ContentLength) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove,
    async removeFolder(folder) {
      for await (const files of list(folder)) await remove(files.map(({ name }) => name));
    },
    list,
    async fault() {
      if (known !== null && performance.now() < known.until) return known.fault;
      probing ??= tryOut();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<AwayReason>((resolve) => {
        timer = setTimeout(resolve, readyWithin, 'away');
      });
      return Promise.race([probing, late]).finally(() => clearTimeout(timer));
    },
    close: () => client.destroy(),
  };
}

const stateOf = ({ LastModified, ETag }: { readonly LastModified?: Date | undefined; readonly ETag?: string | undefined }) => ({
  modifiedAt: LastModified ?? new Date(0),
  etag: ETag ?? '""',
});

/** Every part but the last has exactly this many bytes. */
async function* inParts(content: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Buffer> {
  let pending: Uint8Array[] = [];
  let length = 0;
  for await (const piece of content) {
    pending.push(piece);
    length += piece.length;
    if (length < bytes) continue;
    const joined = Buffer.concat(pending);
    let from = 0;
    for (; joined.length - from >= bytes; from += bytes) yield joined.subarray(from, from + bytes);
    // A copy, so that the large buffer can go.
    pending = [Buffer.from(joined.subarray(from))];
    length = joined.length - from;
  }
  if (length > 0) yield Buffer.concat(pending);
}
