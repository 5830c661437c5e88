import type { FastifyRequest } from 'fastify';
import type { Env } from '#platform/server/env.ts';
import { hostAndPortOf } from '#platform/server/network/host.ts';
import type { Site } from '#features/site/server/index.ts';

/** The address of a site from outside: the main site's is `PUBLIC_URL`, the others' their first host. Null: none was given. */
export function publicOrigin({ publicUrl }: Env, { main, hosts: [host] }: Pick<Site, 'main' | 'hosts'>): string | null {
  if (publicUrl === null) return null;
  return main || host === undefined ? publicUrl : `${new URL(publicUrl).protocol}//${host}`;
}

/** The base of links to a site in mails that are sent without a request. `PUBLIC_URL` is missing only outside production. */
export const siteOrigin =
  (env: Env) =>
  (site: Site): string =>
    publicOrigin(env, site) ?? `http://${site.hosts[0] ?? site.settings.domain}:${env.port}`;

/** All addresses of a site from outside: a page of each of its hosts names files of that host. */
export const siteOrigins =
  (env: Env) =>
  (site: Site): readonly string[] => {
    const main = siteOrigin(env)(site);
    const { protocol } = new URL(main);
    return [...new Set([main, ...site.hosts.map((host) => `${protocol}//${host}`)])];
  };

/** The address of a site as a request reached it, where none was given. */
export const requestedOrigin =
  (env: Env) =>
  (request: FastifyRequest, site: Site): string =>
    publicOrigin(env, site) ?? `${request.protocol}://${hostAndPortOf(request)}`;
