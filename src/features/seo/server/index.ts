import type { FastifyRequest } from 'fastify';
import type { Feature } from '#platform/server/feature.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import { headHtml, type RenderedPage } from './head.ts';
import { type DescribeSite, ownPages } from './own-pages.ts';
import { createPublicPages, type PageSource } from './public-pages.ts';
import { serveLists } from './serve-lists.ts';
import { serveShareImages } from './serve-share-images.ts';

interface Dependencies {
  readonly sites: Sites;
  readonly describeSite: DescribeSite;
  /** The address by which the site is known, or that of the request. */
  readonly originOf: (request: FastifyRequest, site: Site) => string;
  /** The indexable pages of other features; each path once. */
  readonly sources: readonly PageSource[];
}

export interface Seo extends Feature {
  /** The markup of a page's head for search engines and shared links; null when the page must not be indexed. */
  headFor(request: FastifyRequest, site: Site, page: RenderedPage & { readonly path: string }): Promise<string | null>;
}

/** How people find the site: what search engines, shared links and assistants get of its public pages. */
export function createSeo({ sites, describeSite, originOf, sources }: Dependencies): Seo {
  const pages = createPublicPages([ownPages(describeSite), ...sources]);
  return {
    async headFor(request, site, rendered) {
      const page = await pages.find(site, rendered.path);
      return page === null ? null : headHtml(site, originOf(request, site), page, rendered);
    },
    mount(server) {
      serveLists(server, { sites, pages, originOf });
      serveShareImages(server, sites, pages);
    },
  };
}
