import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '#tests/support/storage/s3-server.ts';
import { readBucketUrl } from '../bucket-url.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';
import { rememberStates } from '../storage/remembered-states.ts';
import { createS3Storage } from '../storage/s3-storage.ts';
import { sendFile } from './send-file.ts';

let dir = '';
let server: S3Server;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'emberleaf-sent-'));
  server = await startS3Server();
});
afterAll(async () => {
  await server.close();
  await rm(dir, { recursive: true });
});

const kinds: [string, () => FileStorage][] = [
  ['a folder', () => createFolderStorage(dir)],
  ['a bucket', () => rememberStates(createS3Storage(readBucketUrl('S3_URL', server.url)))],
];

describe.each(kinds)('a file of %s', (_kind, create) => {
  let site: FastifyInstance;
  let etag = '';
  let modified = '';
  beforeAll(async () => {
    const files = create();
    await files.put('film.mp4', Buffer.from('0123456789'));
    site = Fastify();
    site.get<{ Params: { name: string } }>('/:name', async (request, reply) => {
      return (await sendFile(request, reply, { files, name: request.params.name, maxAge: 3600 })) ?? reply.code(404).send();
    });
    const { headers } = await site.inject('/film.mp4');
    etag = String(headers['etag']);
    modified = String(headers['last-modified']);
  });
  afterAll(() => site.close());
  const get = async (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') => {
    const response = await site.inject({ method, url: '/film.mp4', headers });
    return [response.statusCode, response.headers['content-length'], response.body, response.headers['content-range']];
  };

  test('is sent with what a browser needs to keep it', async () => {
    const { statusCode, headers, body } = await site.inject('/film.mp4');
    expect([statusCode, body]).toEqual([200, '0123456789']);
    expect(headers).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=3600',
      'content-length': '10',
      'content-type': 'video/mp4',
    });
    expect((await site.inject('/other.mp4')).statusCode).toBe(404);
    expect((await site.inject('/..%2Fsecret')).statusCode).toBe(404);
  });

  test('is not sent to whoever has it, and to nobody who means another one', async () => {
    expect((await get({ 'if-none-match': etag }))[0]).toBe(304);
    expect((await get({ 'if-none-match': `"other", W/${etag.replace(/^W\//, '')}` }))[0]).toBe(304);
    expect((await get({ 'if-none-match': '"other"' }))[0]).toBe(200);
    expect((await get({ 'if-modified-since': modified }))[0]).toBe(304);
    expect((await get({ 'if-modified-since': new Date(0).toUTCString() }))[0]).toBe(200);
    expect((await get({ 'if-match': '"other"' }))[0]).toBe(412);
    expect((await get({ 'if-match': etag }))[0]).toBe(200);
  });

  test('is sent in parts', async () => {
    expect(await get({ range: 'bytes=2-4' })).toEqual([206, '3', '234', 'bytes 2-4/10']);
    expect(await get({ range: 'bytes=7-' })).toEqual([206, '3', '789', 'bytes 7-9/10']);
    expect(await get({ range: 'bytes=-2' })).toEqual([206, '2', '89', 'bytes 8-9/10']);
    expect(await get({ range: 'bytes=5-99' })).toEqual([206, '5', '56789', 'bytes 5-9/10']);
    expect((await get({ range: 'bytes=10-' })).slice(0, 1)).toEqual([416]);
    expect((await get({ range: 'bytes=0-1,3-4' })).slice(0, 3)).toEqual([200, '10', '0123456789']);
    expect((await get({ range: 'bytes=4-2' }))[0]).toBe(200);
    expect((await get({ range: 'bytes=2-4', 'if-range': etag }))[0]).toBe(206);
    expect((await get({ range: 'bytes=2-4', 'if-range': '"other"' }))[0]).toBe(200);
    expect((await get({ range: 'bytes=2-4', 'if-range': modified }))[0]).toBe(206);
  });

  test('is described to a HEAD request without being read', async () => {
    server.requests.length = 0;
    expect((await get({}, 'HEAD')).slice(0, 3)).toEqual([200, '10', '']);
    expect(server.requests).toEqual([]);
  });
});
