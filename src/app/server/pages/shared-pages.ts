import type { FastifyRequest } from 'fastify';
import { readTheme, type Rendered } from '#app/contract/render.ts';
import { isLanguage, withoutLanguage } from '#platform/contract/languages.ts';
import { networkOf } from '#platform/server/network/client-network.ts';
import { type Compressed, compressText } from '#platform/server/http/compression.ts';
import { hostAndPortOf, hostOf } from '#platform/server/network/host.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createKeptBySite } from '../sites/kept-by-site.ts';
import type { Sites } from '#features/site/server/index.ts';

/**
 * Pages that depend only on the viewer's language, theme and country: they contain no data of a member, no token, nothing of an
 * account.
 */
const addresses = new Set([
  '/',
  '/login',
  '/signup',
  '/reset-password',
  '/complaints',
  '/notice',
  '/notice/images',
  '/lang-config',
  '/pricing',
  '/history',
]);
const addressesWithName = /^\/(?:pages\/[\w-]+|landers\/[\w-]+(?:\/[\w-]+)?)$/;

const lifetimeMs = 10_000;
/** Maximum number of cached pages per site. */
const maxKept = 300;

/** A page that is the same for all visitors with the same key. */
export interface Shared {
  /** The only cookies of the request that the page may depend on. */
  readonly cookies: Readonly<Record<string, string>>;
  /** Returns the page. Calls `render` unless the page is cached or already being rendered. */
  page(render: () => Promise<Rendered>): Promise<Rendered & Kept>;
}

/** Cached with a page, so that many responses need only one compression. */
export interface Kept {
  readonly compressed: Compressed;
}

export interface SharedPages {
  /** Null for a path whose page is personal. */
  of(request: FastifyRequest): Promise<Shared | null>;
}

/** Caches visitors' pages for a few seconds, so that many visitors at once cost as much as one. */
export function createSharedPages({ env, clock, geoip }: Pick<Platform, 'env' | 'clock' | 'geoip'>, sites: Sites): SharedPages {
  const find = createKeptBySite<Rendered & Kept>({ clock, lifetimeMs, max: maxKept, isWorthKeeping: ({ status }) => status === 200 });

  return {
    async of(request) {
      const address = withoutLanguage(request.url);
      if (!addresses.has(address) && !addressesWithName.test(address)) return null;
      const site = await sites.byHost(hostOf(request));
      const cookies = sharedCookies(request.cookies);
      const guess = [env.countryHeader === null ? '' : request.headers[env.countryHeader], geoip.countryOf(networkOf(request.ip))];
      const key = JSON.stringify([request.url, request.protocol, hostAndPortOf(request), cookies, guess]);
      return {
        cookies,
        page: (render) =>
          find(site, key, async () => {
            const rendered = await render();
            return { ...rendered, compressed: await compressText(rendered.body) };
          }),
      };
    },
  };
}

/** Only values that pages know, so that forged values cannot fill the cache. */
function sharedCookies({ locale, theme, can_push, country, traffic_source }: FastifyRequest['cookies']): Record<string, string> {
  return {
    ...(isLanguage(locale) ? { locale } : {}),
    ...(readTheme(theme) === null || theme === undefined ? {} : { theme }),
    ...(can_push === '1' ? { can_push } : {}),
    ...(traffic_source === '1' ? { traffic_source } : {}),
    ...(country !== undefined && /^[A-Z]{2}$/.test(country) ? { country } : {}),
  };
}
