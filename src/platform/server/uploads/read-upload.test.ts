import type { FastifyRequest } from 'fastify';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as Type from 'typebox';
import { expect, test, vi } from 'vitest';
import { endpoint } from '#platform/contract/endpoint.ts';
import { siteId, userId } from '#platform/contract/ids.ts';
import { ok } from '#platform/contract/result.ts';
import { maxUploadBytes } from '#platform/contract/http/upload.ts';
import { encodeForm } from '#tests/support/form.ts';
import { quiet } from '#tests/support/quiet.ts';
import { readEnv } from '../env.ts';
import { route, tagged } from '../http/context.ts';
import { createHttpServer } from '../http/create-http-server.ts';
import { registerRoutes } from '../api/register-routes.ts';

const facts = { sessionCookie: 'session', contact: '/contact' };

const keep = endpoint({
  method: 'POST',
  path: 'keep.php',
  about: 'For this test.',
  access: 'public',
  upload: true,
  reply: Type.Object({ bytes: Type.Integer() }),
  errors: {},
});

interface Sender {
  readonly user: number;
  /** Bytes of the form that are sent before the sender stops. */
  readonly bytes: number;
}

/** A server that stores the uploads it gets. A header names the user of each connection. */
async function openKeeper(hold: (isCongested: () => boolean) => Promise<void> = async () => {}, fileBytes = 100_000) {
  const env = readEnv({
    APP_ENV: 'test',
    SECRET: 's'.repeat(40),
    RATE_LIMITS: 'off',
    DATA_DIR: await mkdtemp(path.join(tmpdir(), 'emberleaf-uploads-')),
  });
  const server = await createHttpServer(env, quiet);
  const keepIt = route(keep, async ({ file, isCongested }) => {
    await hold(isCongested);
    return ok({ bytes: file === null ? 0 : (await stat(file)).size });
  });
  const viewer = async ({ headers }: FastifyRequest) => ({
    userId: userId(Number(headers['x-user'])),
    sessionId: 1,
    established: true,
  });
  registerRoutes(
    server,
    env,
    { viewer, site: async () => ({ id: siteId(1), origin: null }), facts },
    tagged('test', 'For this test.', [keepIt]),
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const { body, headers } = await encodeForm([['file', Buffer.alloc(fileBytes, 7)]]);
  return {
    server,
    port,
    files: () => readdir(path.join(env.dataDir, 'uploads')),
    send: (user: number) =>
      server.inject({ method: 'POST', url: '/api/keep.php', headers: { ...headers, 'x-user': `${user}` }, payload: body }),
    async begin({ user, bytes }: Sender) {
      const arrived = once(server.server, 'request');
      const socket = connect(port, '127.0.0.1');
      socket.write(`POST /api/keep.php HTTP/1.1\r\nhost: localhost\r\nx-user: ${user}\r\ncontent-type: ${headers['content-type']}\r\n`);
      socket.write(`content-length: ${body.length}\r\n\r\n`);
      socket.write(body.subarray(0, bytes));
      await arrived;
      return socket;
    },
    async close() {
      await server.close();
      await rm(env.dataDir, { recursive: true });
    },
  };
}

/** Bytes of buffers that are still referenced. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().arrayBuffers;
}

// Regression: twelve connections of six members that sent a byte now and then blocked the uploads of everybody else.
test('uploads that never complete do not block others', async () => {
  const keeper = await openKeeper();
  const slow = [];
  for (const user of [1, 2, 3, 4, 5, 6, 7, 8])
    slow.push(await keeper.begin({ user, bytes: 60_000 }), await keeper.begin({ user, bytes: 10 }));
  const responses = await Promise.all([9, 9, 9, 10].map((user) => keeper.send(user)));
  expect(responses.map((response) => response.json<object>())).toEqual(Array.from({ length: 4 }, () => ({ bytes: 100_000 })));
  // Not even a killed process leaves files.
  expect(await keeper.files()).toEqual([]);
  slow.forEach((socket) => socket.destroy());
  await keeper.close();
});

test('a slow upload is ended after half a minute, and frees its place for the member’s next one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const keeper = await openKeeper();
  const slow = [await keeper.begin({ user: 1, bytes: 10 }), await keeper.begin({ user: 1, bytes: 10 })];
  const next = keeper.send(1);
  const ended = Promise.all(slow.map((socket) => once(socket.resume(), 'close')));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThanOrEqual(2));
  vi.advanceTimersByTime(60_000);
  await ended;
  expect((await next).json<object>()).toEqual({ bytes: 100_000 });
  vi.useRealTimers();
  await keeper.close();
});

/** Sends a body in chunks without end, until the server closes the connection. */
async function sendWithoutEnd(port: number, head: string, beginning: string) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  let response = '';
  socket.on('data', (data) => (response += data.toString()));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(`POST ${head}\r\nhost: localhost\r\nx-user: 1\r\ntransfer-encoding: chunked\r\n\r\n`);
  socket.write(`${beginning.length.toString(16)}\r\n${beginning}\r\n`);
  const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(0x10_0000, 7), Buffer.from('\r\n')]);
  const send = () => {
    while (!socket.destroyed && socket.writable) if (!socket.write(chunk)) return void socket.once('drain', send);
  };
  send();
  await closed;
  return { response, megabytes: socket.bytesWritten / 0x10_0000 };
}

const fileHead = '--many\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';

// Regression: the server checked only the declared length of a request, so it read a chunked body for five minutes.
test.each([
  ['of a file', '/api/keep.php HTTP/1.1\r\ncontent-type: multipart/form-data; boundary=many', fileHead, '413', 4 * 15],
  [
    'of a form that is refused',
    '/api/keep.php HTTP/1.1\r\ncontent-type: multipart/form-data; boundary=many',
    '\r\n--many'.repeat(200),
    '400',
    0,
  ],
  ['of a file that nobody takes', '/api/none.php HTTP/1.1\r\ncontent-type: image/jpeg', 'x', '400', 0],
])('a body in chunks without end ends at its bound: %s', async (_what, head, beginning, status, bound) => {
  const keeper = await openKeeper();
  const { response, megabytes } = await sendWithoutEnd(keeper.port, head, beginning);
  // An answer may be lost if the connection ends with unread bytes.
  if (response !== '') expect(response.slice(9, 12)).toBe(status);
  // The buffers of the sockets on both sides are added.
  expect(megabytes).toBeLessThan(bound + 24);
  await keeper.close();
});

// Regression: Node ended every request after five minutes, also a photo whose bytes kept coming over a slow connection.
test('a file takes as long as its bytes keep coming; the head of a request does not', async () => {
  const keeper = await openKeeper();
  expect([keeper.server.server.requestTimeout, keeper.server.server.headersTimeout]).toEqual([0, 60_000]);
  await keeper.close();
});

// Regression: each disconnected client kept its place for ever, so after a few closed tabs nobody could upload any more.
test('a client that disconnects while queued for an upload frees its place', async () => {
  const env = readEnv({ APP_ENV: 'test', SECRET: 's'.repeat(40), RATE_LIMITS: 'off' });
  const server = await createHttpServer(env, quiet);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const keepIt = route(keep, async ({ file }) => {
    await held;
    return ok({ bytes: file === null ? 0 : (await stat(file)).size });
  });
  registerRoutes(
    server,
    env,
    { viewer: async () => null, site: async () => ({ id: siteId(1), origin: null }), facts },
    tagged('test', 'For this test.', [keepIt]),
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const { body, headers } = await encodeForm([['file', Buffer.from('picture')]]);
  const upload = () => server.inject({ method: 'POST', url: '/api/keep.php', headers, payload: body });

  // Two uploads fill the places of one user; three complete ones are queued behind them and then disconnect.
  const first = [upload(), upload()];
  for (let i = 0; i < 3; i++) {
    const accepted = once(server.server, 'connection');
    const socket = connect(port, '127.0.0.1');
    const [seen] = await accepted;
    const request = once(server.server, 'request');
    socket.write(`POST /api/keep.php HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${headers['content-type']}\r\n`);
    socket.write(`content-length: ${body.length}\r\n\r\n`);
    socket.write(body);
    await request;
    const gone = once(seen, 'close');
    socket.destroy();
    await gone;
  }
  release();
  const responses = await Promise.all([...first, upload()]);
  expect(responses.map((response) => response.json<object>())).toEqual([{ bytes: 7 }, { bytes: 7 }, { bytes: 7 }]);
  await server.close();
});

test('an upload learns that others wait for a place in memory', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const responses: (() => boolean)[] = [];
  const keeper = await openKeeper(async (isCongested) => {
    responses.push(isCongested);
    await held;
  });
  const sent = [1, 2, 3, 4].map(keeper.send);
  await vi.waitFor(() => expect(responses).toHaveLength(4));
  sent.push(keeper.send(5));
  expect(responses.map((isCongested) => isCongested())).toEqual([false, false, false, false]);
  sent.push(keeper.send(6));
  await vi.waitFor(() => expect(responses.map((isCongested) => isCongested())).toEqual([true, true, true, true]));
  release();
  await Promise.all(sent);
  expect(responses.map((isCongested) => isCongested())).toEqual([false, false, false, false, false, false]);
  await keeper.close();
});

// Regression: the server read each of the four current uploads whole into memory.
test('no upload is held in memory while it is answered', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let answered = 0;
  const hold = () => {
    answered++;
    return held;
  };
  const keeper = await openKeeper(hold, maxUploadBytes - 1000);
  const before = heldBytes();
  const sent = [1, 2, 3, 4].map(keeper.send);
  await vi.waitFor(() => expect(answered).toBe(4), 60_000);
  expect(heldBytes() - before).toBeLessThan(maxUploadBytes / 2);
  release();
  expect((await Promise.all(sent)).map((response) => response.json<object>())).toEqual(sent.map(() => ({ bytes: maxUploadBytes - 1000 })));
  await keeper.close();
});

// Regression: the parser parsed a form of too many parts to its end, a million of them one by one, although the answer was known.
test('the rest of a refused form is not parsed', async () => {
  const keeper = await openKeeper();
  let parsed = 0;
  const arrived = once(keeper.server.server, 'request');
  keeper.server.server.prependListener('request', (request: IncomingMessage) => {
    const pipe = request.pipe.bind(request);
    request.pipe = (parser, options) => {
      const counter = new PassThrough().on('data', (chunk: Buffer) => (parsed += chunk.length));
      pipe(counter, options);
      return counter.pipe(parser);
    };
  });
  const body = '--many\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(100_000);
  const socket = connect(keeper.port, '127.0.0.1');
  socket.write(
    `POST /api/keep.php HTTP/1.1\r\nhost: localhost\r\nx-user: 1\r\ncontent-type: multipart/form-data; boundary=many\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  const [response]: unknown[] = await once(socket, 'data');
  expect(String(response)).toMatch(/^HTTP\/1\.1 400/);
  // The server still reads it to its end, so that the browser reads the answer.
  const [request] = await arrived;
  await vi.waitFor(() => expect(request.complete).toBe(true));
  expect(parsed).toBeGreaterThan(0);
  // The form has five megabytes, which arrive in pieces of 64 kB.
  expect(parsed).toBeLessThan(1_000_000);
  socket.destroy();
  await keeper.close();
});
