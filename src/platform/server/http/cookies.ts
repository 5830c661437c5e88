import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hostCookiePrefix } from '#platform/contract/http/cookies.ts';
import type { Env } from '../env.ts';

/** Holds the session of staff, apart from members' sessions. */
export const staffCookie = 'staff';

/** True if the caller came by https: in production always, because at most the last proxy speaks http to this server. */
export const isSecure = (env: Env, request: Pick<FastifyRequest, 'protocol'>): boolean =>
  env.appEnv === 'production' || request.protocol === 'https';

export const cookieName = (name: string, secure: boolean): string => (secure ? `${hostCookiePrefix}${name}` : name);

/**
 * Keeps only cookies that this host has set itself, under their names without the prefix. A browser accepts a cookie with the
 * prefix only over https and only for one host, so no other host of the domain can set one for this host.
 */
export function readOwnCookies(server: FastifyInstance, env: Env): void {
  server.addHook('onRequest', async (request) => {
    const all = Object.entries(request.cookies);
    request.cookies = Object.fromEntries(
      isSecure(env, request)
        ? all.flatMap(([name, value]) => (name.startsWith(hostCookiePrefix) ? [[name.slice(hostCookiePrefix.length), value]] : []))
        : all,
    );
  });
}

/**
 * A cookie of ours, by its name without the prefix, of a request that no hook has read. Undecoded: our tokens need no decoding, and
 * decoding a forged one could fail.
 */
export function rawCookieOf(env: Env, { cookie }: IncomingHttpHeaders, name: string): string | undefined {
  // Over http the name has no prefix; in production there is no http.
  return rawValueOf(cookie, cookieName(name, true)) ?? (env.appEnv === 'production' ? undefined : rawValueOf(cookie, name));
}

const rawValueOf = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);
