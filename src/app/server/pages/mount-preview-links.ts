import type { Env } from '#platform/server/env.ts';
import type { HttpServer } from '#platform/server/http/create-http-server.ts';
import { callerLimit } from '#platform/server/limits/caller-limits.ts';
import { hostOf } from '#platform/server/network/host.ts';
import { previewEnd, previewPath } from '#features/office-sites/contract/preview.ts';
import type { Features } from '../composed-features.ts';
import { previewCookieOf } from '../sites/previewed-sites.ts';
import type { createRefusals } from './refusals.ts';

/** Longer than any preview: what a page of one sends after its end is still refused. */
const cookieSeconds = 12 * 3600;

/** `/preview/<token>`: begins a preview in this browser, or ends it. */
export function mountPreviewLinks(
  server: HttpServer,
  env: Env,
  { previews: drafts, sites }: Pick<Features, 'previews' | 'sites'>,
  refuse: ReturnType<typeof createRefusals>,
): void {
  server.get<{ Params: { token: string } }>(
    `${previewPath}:token`,
    { config: callerLimit(), errorHandler: refuse },
    async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
      if (request.url.split('?')[0] === previewEnd) return reply.clearCookie(...previewCookieOf(env, request)).redirect('/', 303);
      const begun = await drafts.begin(request.params.token);
      const site = await sites.byHost(hostOf(request));
      if (begun === null || begun.site !== site.id) throw Object.assign(new Error('no such preview'), { statusCode: 404 });
      const [name, options] = previewCookieOf(env, request);
      return reply.setCookie(name, begun.token, { ...options, maxAge: cookieSeconds }).redirect('/', 303);
    },
  );
}
