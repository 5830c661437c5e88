import type { FastifyRequest } from 'fastify';
import type { Env } from '#platform/server/env.ts';
import { hostAndPortOf } from '#platform/server/network/host.ts';
import type { Site } from '#features/site/server/index.ts';

/** The public origin of a site: `PUBLIC_URL` for the main site, the first host for all others. Null when none is configured. */
export function publicOrigin({ publicUrl }: Env, { main, hosts: [host] }: Pick<Site, 'main' | 'hosts'>): string | null {
  if (publicUrl === null) return null;
  return main || host === undefined ? publicUrl : `${new URL(publicUrl).protocol}//${host}`;
}

/** The base of links to a site in mails that are sent without a request. `PUBLIC_URL` is missing only outside production. */
export const siteOrigin =
  (env: Env) =>
  (site: Site): string =>
    publicOrigin(env, site) ?? `http://${site.hosts[0] ?? site.settings.domain}:${env.port}`;

/** All public origins of a site: a page on one of its hosts refers to files on the same host. */
export const siteOrigins =
  (env: Env) =>
  (site: Site): readonly string[] => {
    const main = siteOrigin(env)(site);
    const { protocol } = new URL(main);
    return [...new Set([main, ...site.hosts.map((host) => `${protocol}//${host}`)])];
  };

/** The origin of a site; where none is configured, the one by which the request reached it. */
export const requestedOrigin =
  (env: Env) =>
  (request: FastifyRequest, site: Site): string =>
    publicOrigin(env, site) ?? `${request.protocol}://${hostAndPortOf(request)}`;
