import type { FastifyRequest } from 'fastify';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { formStream } from './form-stream.ts';

/** A request whose body the test writes. */
function open() {
  const body = Object.assign(new PassThrough(), { headers: { 'content-type': 'multipart/form-data; boundary=many' } });
  const request: FastifyRequest = Object.create(null, { raw: { value: body } });
  return { body, ...formStream(request, 100_000_000) };
}

// Regression: the library parsed a packet of 64 kB with eight thousand parts to its end, and the server answered nobody else for
// 0.4 s.
test('a packet with thousands of parts never reaches the parser, and the rest is discarded', async () => {
  const { body, form } = open();
  let parsed = 0;
  form.raw.on('data', (chunk: Buffer) => (parsed += chunk.length)).on('error', () => {});
  const closed = new Promise((resolve) => form.raw.once('close', resolve));
  body.write('--many\r\n'.repeat(8000));
  await closed;
  body.end('--many\r\n'.repeat(100_000));
  await new Promise((resolve) => body.once('end', resolve));
  expect(parsed).toBe(0);
});

test('boundaries are counted over all packets', async () => {
  const { body, form } = open();
  let parsed = 0;
  form.raw.on('data', (chunk: Buffer) => (parsed += chunk.length)).on('error', () => {});
  const closed = new Promise((resolve) => form.raw.once('close', resolve));
  for (let n = 0; n < 200; n++) body.write('\r\n--many');
  await closed;
  expect(parsed).toBe(100 * '\r\n--many'.length);
});

test('a form from a browser passes unchanged', async () => {
  const { body, form } = open();
  const sent = Buffer.concat([Buffer.from('--many\r\n\r\nfile\r\n'), Buffer.alloc(500_000, 7), Buffer.from('\r\n--many--\r\n')]);
  body.end(sent);
  expect((await buffer(form.raw)).equals(sent)).toBe(true);
});
