// @module-tag slow
import fc from 'fast-check';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as Type from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoint } from '#platform/contract/endpoint.ts';
import { siteId } from '#platform/contract/ids.ts';
import { ok } from '#platform/contract/result.ts';
import { runs } from '#tests/support/seeded-random.ts';
import { quiet } from '#tests/support/quiet.ts';
import { readEnv } from '../env.ts';
import { route, tagged } from '../http/context.ts';
import { createHttpServer, type HttpServer } from '../http/create-http-server.ts';
import { registerRoutes } from '../api/register-routes.ts';

const facts = { sessionCookie: 'session', contact: '/contact' };

const keep = endpoint({
  method: 'POST',
  path: 'keep.php',
  about: 'For this test.',
  access: 'public',
  upload: true,
  body: Type.Object({ caption: Type.Optional(Type.String({ maxLength: 10 })) }, { additionalProperties: false }),
  reply: Type.Object({ caption: Type.String(), bytes: Type.String() }),
  errors: {},
});

interface Part {
  readonly name: string;
  readonly value: string;
  readonly isFile: boolean;
}

let server: HttpServer;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'emberleaf-forms-'));
  const env = readEnv({ APP_ENV: 'test', SECRET: 's'.repeat(40), RATE_LIMITS: 'off', DATA_DIR: dataDir });
  server = await createHttpServer(env, quiet);
  const keepIt = route(keep, async ({ body, file }) =>
    ok({ caption: body.caption ?? '', bytes: file === null ? '' : await readFile(file, 'hex') }),
  );
  registerRoutes(
    server,
    env,
    { viewer: async () => null, site: async () => ({ id: siteId(1), origin: null }), facts },
    tagged('test', 'For this test.', [keepIt]),
  );
});
afterAll(async () => {
  expect(await readdir(path.join(dataDir, 'uploads'))).toEqual([]);
  await server.close();
  await rm(dataDir, { recursive: true });
});

const boundaries = fc.stringMatching(/^[0-9A-Za-z]{8,30}$/);
const names = fc.oneof(
  fc.constantFrom('file', 'caption', 'FILE', '', '__proto__', 'constructor', 'toString'),
  fc.stringMatching(/^\w{0,120}$/),
);
const values = fc.oneof(fc.stringMatching(/^[\w ]{0,12}$/), fc.string({ unit: 'grapheme', maxLength: 60 }));
const part: fc.Arbitrary<Part> = fc.record({ name: names, value: values, isFile: fc.boolean() });
const welcome: fc.Arbitrary<Part[]> = fc.tuple(
  fc.record({ name: fc.constant('file'), value: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), isFile: fc.constant(true) }),
  fc.record({ name: fc.constant('caption'), value: fc.stringMatching(/^\w{0,10}$/), isFile: fc.constant(false) }),
);
const forms = fc.oneof(
  welcome,
  welcome.map((parts) => parts.toReversed()),
  fc.array(part, { maxLength: 14 }),
);

/** In the format of RFC 7578. */
const written = (boundary: string, parts: readonly Part[]): Buffer =>
  Buffer.from(
    `${parts
      .map(
        ({ name, value, isFile }) =>
          `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${isFile ? '; filename="a"\r\ncontent-type: image/jpeg' : ''}\r\n\r\n${value}\r\n`,
      )
      .join('')}--${boundary}--\r\n`,
  );

const send = (boundary: string, payload: Buffer) =>
  server.inject({
    method: 'POST',
    url: '/api/keep.php',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  });

/** The expected input of the operation; null: refused. An empty file counts as none. */
function expected(parts: readonly Part[]): { readonly caption: string; readonly bytes: string } | null {
  const [files, fields] = [parts.filter(({ isFile }) => isFile), parts.filter(({ isFile }) => !isFile)];
  const isTwice = new Set(fields.map(({ name }) => name)).size < fields.length;
  if (files.length > 1 || files.some(({ name }) => name !== 'file') || fields.length > 10 || isTwice) return null;
  const caption = fields.find(({ name }) => name === 'caption')?.value ?? '';
  if (Array.from(caption).length > 10 || fields.some(({ name }) => name !== 'caption')) return null;
  return { caption, bytes: Buffer.from(files[0]?.value ?? '').toString('hex') };
}

test('a form is accepted with exactly the bytes of its one file and its fields, or refused', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(boundaries, forms, async (boundary, parts) => {
      fc.pre(!parts.some(({ value }) => value.includes(boundary)));
      const response = await send(boundary, written(boundary, parts));
      const wanted = expected(parts);
      if (wanted === null) expect(response.statusCode).toBe(400);
      else expect([response.statusCode, response.json<object>()]).toEqual([200, wanted]);
    }),
    runs(3000),
  );
});

const damage = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    drop: fc.nat(40),
    put: fc.oneof(
      fc.uint8Array({ maxLength: 20 }),
      fc.constantFrom('\r\n', '--', '\r\n\r\n', '--\r\n', '"', ';', "; filename*=utf-8''%", '\0').map((text) => Buffer.from(text)),
    ),
  }),
  { minLength: 1, maxLength: 5 },
);

function damaged(form: Buffer, harms: typeof damage extends fc.Arbitrary<infer Harms> ? Harms : never): Buffer {
  return harms.reduce((bytes, { at, drop, put }) => {
    const place = Math.floor(at * bytes.length);
    return Buffer.concat([bytes.subarray(0, place), put, bytes.subarray(place + drop)]);
  }, form);
}

test('any form ends with an answer, and never with a server error', { timeout: 600_000 }, async () => {
  const bodies = fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(boundaries, forms, damage)
        .map(([boundary, parts, harms]) => ({ boundary, body: damaged(written(boundary, parts), harms) })),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        boundary: fc.stringMatching(/^[ -~]{0,80}$/),
        body: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
      }),
    },
  );
  await fc.assert(
    fc.asyncProperty(bodies, async ({ boundary, body }) => {
      const { statusCode } = await send(boundary, body);
      expect([200, 400, 413]).toContain(statusCode);
    }),
    runs(7000),
  );
});
