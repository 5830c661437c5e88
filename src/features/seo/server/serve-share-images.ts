import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { isLanguage } from '#platform/contract/languages.ts';
import { callerLimit } from '#platform/server/limits/caller-limits.ts';
import { hostOf } from '#platform/server/network/host.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import type { PublicPages } from './public-pages.ts';
import { drawShareImage, shareImageName } from './share-image.ts';

/** Maximum number per site, of about 30 kB each. Beyond it, the cache is cleared. */
const maxKept = 150;

/** `/share/fr/pricing.png`: only for pages that there are, so that nobody can have any number of them drawn. */
export function serveShareImages(server: FastifyInstance, sites: Sites, pages: PublicPages): void {
  // A reloaded site is a new object, so no image outlives a change of its settings.
  const kept = new WeakMap<Site, Map<string, Promise<Buffer>>>();
  // Drawing keeps a core busy.
  const oneAtATime = pLimit(1);
  server.get<{ Params: { language: string; name: string } }>(
    '/share/:language/:name.png',
    { config: callerLimit(60) },
    async (request, reply) => {
      const { language, name } = request.params;
      const site = await sites.byHost(hostOf(request));
      const page = isLanguage(language) && (await pages.of(site)).find(({ path }) => shareImageName(path) === name);
      if (!page || !isLanguage(language)) return reply.callNotFound();
      const about = page.about(language, null);
      const images = kept.get(site) ?? new Map<string, Promise<Buffer>>();
      kept.set(site, images);
      // By its words: a page of the operator may have got others.
      const key = JSON.stringify([about.title, about.description]);
      if (images.size >= maxKept) images.clear();
      const image = images.get(key) ?? oneAtATime(() => drawShareImage(site.settings.name, about));
      images.set(key, image);
      image.catch(() => images.delete(key));
      return (
        reply
          .type('image/png')
          .header('cache-control', 'public, max-age=86400')
          // Wherever a link is shared, its image is shown on a page of others.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(await image)
      );
    },
  );
}
