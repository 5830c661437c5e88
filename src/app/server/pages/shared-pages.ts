import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { readTheme, type Rendered } from '#app/contract/render.ts';
import { isLanguage, withoutLanguage } from '#platform/contract/languages.ts';
import { networkOf } from '#platform/server/network/client-network.ts';
import { hostAndPortOf, hostOf } from '#platform/server/network/host.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createKeptBySite } from '../sites/kept-by-site.ts';
import { textPages } from '#features/static-pages/contract/text.ts';
import type { Sites } from '#features/site/server/index.ts';

/** Pages that depend on nothing of their viewer but language, theme and country: no member, no token, nothing of an account. */
const addresses = new Set([
  '/',
  '/login',
  '/signup',
  '/reset-password',
  '/complaints',
  '/notice',
  '/notice/images',
  '/lang-config',
  ...textPages.map((page) => `/pages/${page}`),
]);

const lifetimeMs = 10_000;
/** Of one site. */
const maxKept = 300;

/** A page that is the same for all visitors for whom it has the same key. */
export interface Shared {
  /** The only cookies of the request that the page may depend on. */
  readonly cookies: Readonly<Record<string, string>>;
  /**
   * The page with this nonce. `render` is called with a placeholder for the nonce, unless the page is cached or already being
   * rendered. Inserting the nonce copies the whole page, so it is done in `inTurn`.
   */
  page(
    nonce: string,
    render: (placeholder: string) => Promise<Rendered>,
    inTurn: (make: () => Promise<Rendered>) => Promise<Rendered>,
  ): Promise<Rendered>;
}

export interface SharedPages {
  /** Null for a path whose page is personal. */
  of(request: FastifyRequest): Promise<Shared | null>;
}

/** Caches visitors' pages for a few seconds, so that many visitors at once cost as much as one. */
export function createSharedPages({ env, clock, geoip }: Pick<Platform, 'env' | 'clock' | 'geoip'>, sites: Sites): SharedPages {
  const find = createKeptBySite<Rendered>({ clock, lifetimeMs, max: maxKept, isWorthKeeping: ({ status }) => status === 200 });
  // Unguessable, so no content of a page can contain it.
  const placeholder = randomBytes(16).toString('hex');

  return {
    async of(request) {
      if (!addresses.has(withoutLanguage(request.url))) return null;
      const site = await sites.byHost(hostOf(request));
      const cookies = sharedCookies(request.cookies);
      const guess = [env.countryHeader === null ? '' : request.headers[env.countryHeader], geoip.countryOf(networkOf(request.ip))];
      const key = JSON.stringify([request.url, request.protocol, hostAndPortOf(request), cookies, guess]);
      return {
        cookies,
        async page(nonce, render, inTurn) {
          const { headers, status, body } = await find(site, key, () => render(placeholder));
          return inTurn(async () => ({ headers, status, body: body.replaceAll(placeholder, nonce) }));
        },
      };
    },
  };
}

/** Only values that the pages know, so that made-up values cannot fill the cache. */
function sharedCookies({ locale, theme, can_push, country, traffic_source }: FastifyRequest['cookies']): Record<string, string> {
  return {
    ...(isLanguage(locale) ? { locale } : {}),
    ...(readTheme(theme) === null || theme === undefined ? {} : { theme }),
    ...(can_push === '1' ? { can_push } : {}),
    ...(traffic_source === '1' ? { traffic_source } : {}),
    ...(country !== undefined && /^[A-Z]{2}$/.test(country) ? { country } : {}),
  };
}
