import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import * as Type from 'typebox';
import { expect, test } from 'vitest';
import { endpoint } from '#platform/contract/endpoint.ts';
import { siteId } from '#platform/contract/ids.ts';
import { ok } from '#platform/contract/result.ts';
import { encodeForm } from '#tests/support/form.ts';
import { quiet } from '#tests/support/quiet.ts';
import { readEnv } from '../env.ts';
import { route } from './context.ts';
import { createHttpServer } from './create-http-server.ts';
import { registerRoutes } from './register-routes.ts';

const keep = endpoint({
  method: 'POST',
  path: 'keep.php',
  access: 'public',
  upload: true,
  reply: Type.Object({ bytes: Type.Integer() }),
  errors: {},
});

// Regression: each kept its place for ever, so that after a few closed tabs no upload was possible any more.
test('a client that disconnects while queued for an upload frees its place', async () => {
  const env = readEnv({ APP_ENV: 'test', SECRET: 's'.repeat(40), RATE_LIMITS: 'off' });
  const server = await createHttpServer(env, quiet, { write: () => undefined });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const keepIt = route(keep, async ({ file }) => {
    await held;
    return ok({ bytes: file?.length ?? 0 });
  });
  registerRoutes(server, env, { viewer: async () => null, site: async () => ({ id: siteId(1), origin: null }) }, [keepIt]);
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
  const answers = await Promise.all([...first, upload()]);
  expect(answers.map((answer) => answer.json<object>())).toEqual([{ bytes: 7 }, { bytes: 7 }, { bytes: 7 }]);
  await server.close();
});
