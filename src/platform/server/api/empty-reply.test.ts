import * as Type from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoint } from '#platform/contract/endpoint.ts';
import { siteId } from '#platform/contract/ids.ts';
import { ok } from '#platform/contract/result.ts';
import { quiet } from '#tests/support/quiet.ts';
import { readEnv } from '../env.ts';
import { route, tagged } from '../http/context.ts';
import { createHttpServer, type HttpServer } from '../http/create-http-server.ts';
import { registerRoutes } from './register-routes.ts';

const facts = { sessionCookie: 'session', contact: '/contact' };

const latest = endpoint({
  method: 'GET',
  path: 'latest.php',
  about: 'For this test.',
  access: 'public',
  empty: true,
  query: Type.Object({ n: Type.Integer() }),
  reply: Type.Object({ n: Type.Integer() }),
  errors: {},
});
const always = endpoint({
  method: 'GET',
  path: 'always.php',
  about: 'For this test.',
  access: 'public',
  reply: Type.Object({ n: Type.Integer() }),
  errors: {},
});

let server: HttpServer;
beforeAll(async () => {
  const env = readEnv({ APP_ENV: 'test', SECRET: 's'.repeat(40), RATE_LIMITS: 'off' });
  server = await createHttpServer(env, quiet);
  const lookup = { viewer: async () => null, site: async () => ({ id: siteId(1), origin: null }), facts };
  registerRoutes(
    server,
    env,
    lookup,
    tagged('test', 'For this test.', [
      route(latest, async ({ query }) => ok(query.n === 0 ? null : { n: query.n })),
      route(always, async () => ok({ n: 1 })),
    ]),
  );
});
afterAll(() => server.close());

test('a null reply is a 204 without a body, and any other reply is sent as it is', async () => {
  const nothing = await server.inject('/api/latest.php?n=0');
  expect([nothing.statusCode, nothing.body, nothing.headers['content-type'], nothing.headers['cache-control']]).toEqual([
    204,
    '',
    undefined,
    'no-store',
  ]);
  const something = await server.inject('/api/latest.php?n=7');
  expect([something.statusCode, something.json()]).toEqual([200, { n: 7 }]);
});

test('the API description lists a 204 for endpoints that can be empty, and for no other', async () => {
  const { paths } = (await server.inject('/api/openapi.json')).json<{ paths: Record<string, { get: { responses: object } }> }>();
  const successes = (url: string) => Object.keys(paths[url]?.get.responses ?? {}).filter((status) => status < '300');
  expect(successes('/api/latest.php')).toEqual(['200', '204']);
  expect(paths['/api/latest.php']?.get.responses).toMatchObject({ 204: { description: 'Nothing to say.' } });
  expect(successes('/api/always.php')).toEqual(['200']);
});
