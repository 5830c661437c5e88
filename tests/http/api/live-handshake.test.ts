import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildMember } from '#tests/support/builders.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await createTestApp();
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** The status of the response to a request to open the live socket. */
function handshake(headers: Record<string, string>, query = ''): Promise<number | undefined> {
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'x3JJHMbDL1EzLkh9GBhXDw==',
  };
  return new Promise((resolve, reject) => {
    const asking = request({ port, path: `/api/live${query}`, headers: { host: 'localhost', ...upgrade, ...headers } });
    asking.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy();
      resolve(statusCode);
    });
    asking.on('response', ({ statusCode }) => resolve(statusCode));
    asking.on('error', reject);
    asking.end();
  });
}

describe('the live socket', () => {
  test('can be opened only by a logged-in member of the site', async () => {
    const { client } = await buildMember(app);
    const cookie = `auth=${client.cookies.get('auth')}`;
    expect(await handshake({ cookie })).toBe(101);
    expect(await handshake({ cookie, origin: 'http://localhost' })).toBe(101);
    expect(await handshake({})).toBe(401);
    expect(await handshake({ cookie: 'auth=made-up' })).toBe(401);
    expect(await handshake({ cookie, host: 'de.localhost' })).toBe(401);
  });

  // Regression: the socket of a page that was still open sent and received as whoever had logged in beside it.
  test('is refused to the page of another member than the one who is logged in', async () => {
    const [shown, { client, id }] = [await buildMember(app), await buildMember(app)];
    const cookie = `auth=${client.cookies.get('auth')}`;
    expect(await handshake({ cookie }, `?member=${shown.id}`)).toBe(409);
    expect(await handshake({ cookie }, '?member=x')).toBe(409);
    expect(await handshake({ cookie }, `?member=${id}`)).toBe(101);
    expect(await handshake({}, `?member=${id}`)).toBe(401);
  });

  test('cannot be opened by pages of other sites', async () => {
    const { client } = await buildMember(app);
    const cookie = `auth=${client.cookies.get('auth')}`;
    expect(await handshake({ cookie, origin: 'https://evil.test' })).toBe(403);
    expect(await handshake({ cookie, origin: 'http://localhost', 'sec-fetch-site': 'cross-site' })).toBe(403);
  });

  // Regression: no timeout watched such a socket, which stayed open for as long as the caller liked.
  test('closes a refused connection that the caller keeps half-open', async () => {
    const connections = promisify((done: (error: Error | null, count: number) => void) => app.server.server.getConnections(done));
    const before = await connections();
    const caller = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    caller.write(
      'GET /api/live HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\n\r\n',
    );
    const [response] = (await once(caller, 'data')) as [Buffer];
    expect(response.toString()).toContain('403 Forbidden');
    await eventually(async () => expect(await connections()).toBe(before));
    caller.destroy();
  });

  test('refuses a cookie that cannot be decoded, which once crashed the process', async () => {
    expect(await handshake({ cookie: 'auth=%zz' })).toBe(401);
    expect((await app.client().raw('GET', '/healthz')).status).toBe(200);
  });
});
