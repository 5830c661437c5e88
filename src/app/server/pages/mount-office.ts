import type { FastifyReply, FastifyRequest } from 'fastify';
import { readTheme } from '#app/contract/render.ts';
import type { Env } from '#platform/server/env.ts';
import type { HttpServer } from '#platform/server/http/create-http-server.ts';
import { callerLimit } from '#platform/server/limits/caller-limits.ts';
import { hostAndPortOf, hostOf } from '#platform/server/network/host.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { Build } from '../build/browser-build.ts';
import type { adminGate } from './admin-gate.ts';
import { officeHtml } from './office-html.ts';
import { readOfficeLanguage } from './office-language.ts';
import type { createRefusals } from './refusals.ts';

interface Options {
  readonly env: Env;
  readonly build: Build;
  readonly sites: Sites;
  readonly throughGate: ReturnType<typeof adminGate>;
  readonly refuse: ReturnType<typeof createRefusals>;
}

/** `/admin` and below, and the set-up: one document without content, which the browser fills. */
export function mountOffice(server: HttpServer, { env, build, sites, throughGate, refuse }: Options): void {
  const document = (request: FastifyRequest, reply: FastifyReply, siteName: string) => {
    const language = readOfficeLanguage(request.headers['accept-language']);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy(env, build, hostAndPortOf(request)))
      .header('content-language', language)
      .send(
        officeHtml({
          language,
          theme: readTheme(request.cookies['theme']),
          siteName,
          assets: build.assets([], 'office'),
        }),
      );
  };
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    if ((await throughGate(request, reply)) !== undefined) return reply;
    const { settings } = await sites.byHost(hostOf(request));
    return document(request, reply.header('referrer-policy', 'same-origin'), settings.name);
  };
  const options = { config: callerLimit(), errorHandler: refuse };
  server.get('/admin', options, send);
  server.get('/admin/*', options, send);
  // Afterwards it is no page any more. Its document still comes, because only the browser knows the link that it was opened by.
  server.get('/setup', { ...options, config: { ...callerLimit(), anyHost: true } }, async (request, reply) => {
    const isOver = (await sites.all()).length > 0;
    reply
      .code(isOver ? 404 : 200)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex');
    return document(request, reply, isOver ? '' : 'Emberleaf');
  });
}

/** Stricter than that of members' pages: no script stands in the document. */
function policy(env: Env, build: Build, host: string): string {
  const socket = `${env.appEnv === 'production' ? 'wss' : 'ws'}://${host}`;
  return [
    `default-src 'none'`,
    `script-src 'self'${build.hot ? ` 'unsafe-inline'` : ''}`,
    build.hot ? `style-src 'self' 'unsafe-inline'` : `style-src 'self'; style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self' ${socket}`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
