import { createHash, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createSignatureCheck } from './s3-signature.ts';

/**
 * `away`: connections are cut. `silent`: no request is answered. `failing`: 500. `cut`: content ends in the middle. `stuck`: it stops there. `full`, `refused`,
 * `no-bucket`: what a store says of a quota, a missing right, a missing bucket.
 */
type Fault = 'away' | 'silent' | 'failing' | 'cut' | 'stuck' | 'full' | 'refused' | 'no-bucket';

interface Stored {
  readonly body: Buffer;
  readonly etag: string;
  readonly modifiedAt: Date;
}

export interface S3Server {
  /** The value of `S3_URL`. */
  readonly url: string;
  /** By key. */
  readonly objects: Map<string, Stored>;
  /** What was asked, such as `GET photos/ab/x.webp`, oldest first. */
  readonly requests: string[];
  /** Parts of uploads that were neither completed nor aborted. */
  readonly openUploads: () => number;
  fault: Fault | null;
  /** How many requests the fault still concerns. */
  faults: number;
  /** Ms before each answer. */
  delay: number;
  close(): Promise<void>;
}

const access = { key: 'test-key', secret: 'secret/with+signs' };
const bucket = 'emberleaf-files';
const pageSize = 100;

/** A small server with S3's API for tests, on a free port of this machine. It keeps objects in memory and checks every signature. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Stored>();
  const uploads = new Map<string, { readonly key: string; readonly parts: Map<number, Buffer> }>();
  const requests: string[] = [];
  const state = { fault: null as Fault | null, faults: Number.POSITIVE_INFINITY, delay: 0 };
  const isSigned = createSignatureCheck(access);
  const store = (key: string, body: Buffer): string => {
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    objects.set(key, { body, etag, modifiedAt: new Date() });
    return etag;
  };

  const server = http.createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  const fail = (response: http.ServerResponse, status: number, code: string) => {
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(response.req.method === 'HEAD' ? undefined : xml('Error', `<Code>${code}</Code><Message>${code}</Message>`));
  };

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://s3');
    const [, asked = '', ...rest] = decodeURIComponent(url.pathname).split('/');
    const key = rest.join('/');
    const { method = 'GET' } = request;
    const wanted = state.faults > 0 ? state.fault : null;
    if (wanted !== null) state.faults--;
    if (wanted === 'away') return void request.socket.destroy();
    const body = await buffer(request);
    requests.push(`${method} ${key}${url.searchParams.has('list-type') ? '?list' : ''}${url.searchParams.has('delete') ? '?delete' : ''}`);
    if (wanted === 'silent') return;
    if (state.delay > 0) await new Promise((resolve) => setTimeout(resolve, state.delay));
    if (wanted === 'failing') return fail(response, 500, 'InternalError');
    if (wanted === 'refused') return fail(response, 403, 'AccessDenied');
    if (wanted === 'no-bucket' || asked !== bucket) return fail(response, 404, 'NoSuchBucket');
    if (!(await isSigned(request, url, body))) return fail(response, 403, 'SignatureDoesNotMatch');
    if (wanted === 'full' && (method === 'PUT' || (method === 'POST' && !url.searchParams.has('delete'))))
      return fail(response, 507, 'QuotaExceeded');
    const { searchParams } = url;
    const uploadId = searchParams.get('uploadId') ?? '';
    const upload = uploads.get(uploadId);
    if (method === 'POST' && searchParams.has('delete')) return void response.end(removeAll(body.toString()));
    if (method === 'POST' && searchParams.has('uploads')) {
      const id = randomUUID();
      uploads.set(id, { key, parts: new Map() });
      return void response.end(xml('InitiateMultipartUploadResult', `<UploadId>${id}</UploadId>`));
    }
    if (uploadId !== '' && upload === undefined) return fail(response, 404, 'NoSuchUpload');
    if (method === 'POST' && upload !== undefined) {
      const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map(([, number]) => Number(number));
      const parts = numbers.map((number) => upload.parts.get(number));
      if (parts.includes(undefined)) return fail(response, 400, 'InvalidPart');
      const etag = store(upload.key, Buffer.concat(parts.flatMap((part) => part ?? [])));
      uploads.delete(uploadId);
      return void response.end(xml('CompleteMultipartUploadResult', `<ETag>${etag}</ETag>`));
    }
    if (method === 'PUT' && upload !== undefined) {
      upload.parts.set(Number(searchParams.get('partNumber')), body);
      return void response.setHeader('etag', `"${createHash('md5').update(body).digest('hex')}"`).end();
    }
    if (method === 'PUT') return void response.setHeader('etag', store(key, body)).end();
    if (method === 'DELETE') {
      if (upload === undefined) objects.delete(key);
      uploads.delete(uploadId);
      return void response.writeHead(204).end();
    }
    if (key === '' && searchParams.has('list-type')) return void response.end(listed(searchParams));
    sendObject(request, response, key, wanted);
  }

  function removeAll(asked: string): string {
    for (const [, key = ''] of asked.matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(key);
    return xml('DeleteResult', '');
  }

  function listed(parameters: URLSearchParams): string {
    const prefix = parameters.get('prefix') ?? '';
    const after = parameters.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
    const page = keys.slice(0, pageSize);
    const contents = page.map((key) => {
      const { body, etag, modifiedAt } = objects.get(key) ?? { body: '', etag: '', modifiedAt: new Date() };
      const fields = `<Size>${body.length}</Size><ETag>${etag}</ETag><LastModified>${modifiedAt.toISOString()}</LastModified>`;
      return `<Contents><Key>${key}</Key>${fields}</Contents>`;
    });
    const isCut = keys.length > page.length;
    const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return xml('ListBucketResult', `<IsTruncated>${isCut}</IsTruncated><KeyCount>${page.length}</KeyCount>${next}${contents.join('')}`);
  }

  function sendObject(request: http.IncomingMessage, response: http.ServerResponse, key: string, wanted: Fault | null): void {
    const found = objects.get(key);
    if (found === undefined) return fail(response, 404, 'NoSuchKey');
    const size = found.body.length;
    const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const [first, last] = [from === '' ? 0 : Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
    if (from !== '' && first >= size) return fail(response, 416, 'InvalidRange');
    const part = found.body.subarray(first, last + 1);
    response.writeHead(from === '' ? 200 : 206, {
      etag: found.etag,
      'last-modified': found.modifiedAt.toUTCString(),
      'content-length': part.length,
      'accept-ranges': 'bytes',
      ...(from !== '' && { 'content-range': `bytes ${first}-${last}/${size}` }),
    });
    if (request.method === 'HEAD') return void response.end();
    if (wanted !== 'cut' && wanted !== 'stuck') return void response.end(part);
    response.write(part.subarray(0, Math.floor(part.length / 2)), () => {
      if (wanted === 'cut') setTimeout(() => request.socket.destroy(), 50);
    });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const [key, secret] = [access.key, encodeURIComponent(access.secret)];
  return Object.assign(state, {
    url: `http://${key}:${secret}@127.0.0.1:${port}/${bucket}?region=eu-test`,
    objects,
    requests,
    openUploads: () => uploads.size,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

const xml = (name: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content}</${name}>`;
