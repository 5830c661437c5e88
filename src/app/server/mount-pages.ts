import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import type { RenderInput } from '#app/contract/render.ts';
import type { Env } from '#platform/server/env.ts';
import { sendUncompressed } from '#platform/server/http/compression.ts';
import type { HttpServer } from '#platform/server/http/create-http-server.ts';
import { authCookie } from '#features/account/server/index.ts';
import { type Build, developmentBuild, productionBuild } from './browser-build.ts';
import type { App } from './create-app.ts';
import { mountInstallable } from './mount-installable.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const favicon = fs.readFileSync(path.join(root, 'src/app/web/favicon.svg'));

/**
 * Where links of mails lead: the token is in the address and in the page, beside whatever a query adds, so that its
 * compressed length could give it away.
 */
const addressWithToken = /^\/(?:[\w-]{43}|u-[\w-]+|unsubscribe\/.*|reset-password\/do|mail-change\/do)\/?(?:\?|$)/;

/** Server-rendered pages and the browser's files. */
export async function mountPages({ server, platform, features }: App, mode: 'build' | 'hot'): Promise<void> {
  const { env, clock } = platform;
  const build = mode === 'hot' ? await developmentBuild(server, root) : await productionBuild(root);
  if (mode === 'build') {
    await server.register(async (scope) => {
      // They were compressed by the build, where that makes them smaller.
      scope.addHook('onRequest', async (request) => sendUncompressed(request));
      await scope.register(fastifyStatic, {
        root: path.join(root, 'dist/client/assets'),
        prefix: '/assets/',
        immutable: true,
        maxAge: '365d',
        preCompressed: true,
      });
    });
  }
  mountInstallable(server, features);
  server.get('/favicon.svg', { schema: { hide: true } as object }, (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(favicon),
  );
  server.get('/favicon.ico', { schema: { hide: true } as object }, (_request, reply) => reply.redirect('/favicon.svg'));
  server.get('/*', { schema: { hide: true } as object }, async (request, reply) => {
    if (addressWithToken.test(request.url)) sendUncompressed(request);
    const nonce = randomBytes(16).toString('base64');
    const page = await build.render({
      url: new URL(request.raw.url ?? '/', `${request.protocol}://${request.host}`).href,
      cookie: (name) => request.cookies[name],
      send: inProcess(server, env, request),
      assets: build.assets,
      nonce,
      now: clock.now().getTime(),
    });
    reply.header('content-security-policy', policy(env, build, nonce, request.host));
    // A member's page is kept nowhere: after a logout, Back must not show it. The answer that ends the session does not clear
    // the browser's data (Clear-Site-Data): that would unregister the push worker and drop every file of the site.
    const signedIn = [true, false].some((secure) => request.cookies[authCookie(secure)] !== undefined);
    reply.header('cache-control', signedIn ? 'private, no-store' : 'private, no-cache');
    return reply.code(page.status).headers(page.headers).send(page.body);
  });
}

/** Loaders call the same API as the browser, as the same user, without a socket. */
function inProcess(server: HttpServer, env: Env, request: FastifyRequest): RenderInput['send'] {
  const kept = [
    'cookie',
    'host',
    'user-agent',
    'x-forwarded-proto',
    'x-forwarded-for',
    ...(env.countryHeader === null ? [] : [env.countryHeader]),
  ];
  const headers = Object.fromEntries(kept.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])));
  return async ({ url }) => {
    const answer = await server.inject({ method: 'GET', url, headers, remoteAddress: request.socket.remoteAddress ?? '127.0.0.1' });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json(), retryAfter: null };
  };
}

function policy(env: Env, build: Build, nonce: string, host: string): string {
  const socket = `${env.appEnv === 'production' ? 'wss' : 'ws'}://${host}`;
  return [
    `default-src 'self'`,
    build.hot ? `script-src 'self' 'unsafe-inline'` : `script-src 'self' 'nonce-${nonce}'`,
    build.hot ? `style-src 'self' 'unsafe-inline'` : `style-src 'self'; style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `connect-src 'self' ${socket}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
