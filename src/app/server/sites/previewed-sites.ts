import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { commonErrors } from '#platform/contract/errors.ts';
import type { Env } from '#platform/server/env.ts';
import { cookieName, isSecure, rawCookieOf } from '#platform/server/http/cookies.ts';
import type { HttpServer } from '#platform/server/http/create-http-server.ts';
import { sendFailure } from '#platform/server/http/failures.ts';
import { hostOf } from '#platform/server/network/host.ts';
import { previewPath } from '#features/office-sites/contract/preview.ts';
import type { PreviewedSite } from '#features/office-sites/server/index.ts';
import type { Features } from '../composed-features.ts';

const previewCookie = 'preview';
/** The office works beside a preview. Stored pages and files are the same for everybody. */
const untouched = ['/admin', '/api/admin/', '/app-shell/', '/offline/', '/assets/', '/media/', previewPath];

const previews = new WeakMap<FastifyRequest, PreviewedSite>();

/** Sent with the cookie of a preview, which may be over. */
const ofPreviews = new WeakSet<FastifyRequest>();

/** The preview that the request is part of; null: it sees what everybody sees. */
export const previewOf = (request: FastifyRequest): PreviewedSite | null => previews.get(request) ?? null;

/**
 * A browser with the cookie of a preview reads the site with its draft, and writes nothing. To be called before anything reads the site
 * of a request.
 */
export function mountPreviews(server: HttpServer, env: Env, { previews: drafts, sites }: Pick<Features, 'previews' | 'sites'>): void {
  const previewFor = async (request: FastifyRequest, token: string) => {
    const found = await drafts.open(token);
    // A cookie is for one host, but the host may have gone to another site.
    return found !== null && (await sites.byHost(hostOf(request))).id === found.site.id ? found : null;
  };
  const enter = async (request: FastifyRequest, token: string, reply: FastifyReply, done: (error?: Error) => void): Promise<void> => {
    const found = await previewFor(request, token).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
    if (found instanceof Error) return done(found);
    if (found === null) {
      reply.clearCookie(...previewCookieOf(env, request));
      return done();
    }
    previews.set(request, found);
    reply.header('x-robots-tag', 'noindex');
    sites.previewing(found.site, done);
  };
  server.addHook('onRequest', (request, reply, done) => {
    const token = request.cookies[previewCookie];
    const isUntouched = request.routeOptions.config.anyHost === true || untouched.some((start) => request.url.startsWith(start));
    if (token === undefined || isUntouched || !drafts.isOurs(token)) return done();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendFailure(reply, 'preview', commonErrors.preview, {}, request.id);
      return;
    }
    ofPreviews.add(request);
    void enter(request, token, reply, done);
  });
  // What a route calls public, such as the manifest, has the draft in it here: no cache may have it or be told that its own is current.
  server.addHook('onSend', (request, reply, payload, done) => {
    if (ofPreviews.has(request)) reply.header('cache-control', 'private, no-store').removeHeader('etag').removeHeader('last-modified');
    done(null, payload);
  });
}

/** Whether a request that no hook sees, the one for the live socket, has the cookie of a preview: its frames would write. */
export function isOfPreview(env: Env, { previews: drafts }: Pick<Features, 'previews'>, headers: IncomingHttpHeaders): boolean {
  const token = rawCookieOf(env, headers, previewCookie);
  return token !== undefined && drafts.isOurs(token);
}

/** Name and options of the cookie. */
export function previewCookieOf(env: Env, request: FastifyRequest) {
  const secure = isSecure(env, request);
  return [cookieName(previewCookie, secure), { path: '/', httpOnly: true, sameSite: 'lax', secure }] as const;
}
