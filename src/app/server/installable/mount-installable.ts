import fs from 'node:fs';
import path from 'node:path';
import type { HttpServer } from '#platform/server/http/create-http-server.ts';
import { commonErrors } from '#platform/contract/errors.ts';
import { isLanguage, languages, pickLanguage } from '#platform/contract/languages.ts';
import { shareAddress, type SharedKind, sharedParameter, workerPath } from '#platform/contract/service-worker.ts';
import { sendFailure } from '#platform/server/http/failures.ts';
import { hostOf } from '#platform/server/network/host.ts';
import { accentCss } from './accents.ts';
import type { Build } from '../build/browser-build.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Features } from '../composed-features.ts';
import { createIcons, iconNames } from '../icons/icons.ts';
import { manifestOf, screenshots } from './manifest.ts';
import { withVersion } from '../build/service-worker.ts';

const web = path.resolve(import.meta.dirname, '../../web');

/** Serves the files that make a site installable and enable push: manifest, icons and service worker. */
export function mountInstallable(
  server: HttpServer,
  { operatorFiles }: Pick<Platform, 'operatorFiles'>,
  { sites }: Pick<Features, 'sites'>,
  { version, serviceWorker }: Pick<Build, 'version' | 'serviceWorker'>,
): void {
  const icons = createIcons(operatorFiles);
  server.get(workerPath, async (_request, reply) =>
    // Requested rarely, and an update must not be delayed by a cache.
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(withVersion(version, await serviceWorker())),
  );

  // The service worker normally receives the content that other apps share. In a browser without one the request arrives here, and the
  // page reports that the content is lost.
  server.post(shareAddress, { config: { anyOrigin: true } }, (_request, reply) =>
    reply.redirect(`${shareAddress}?${sharedParameter}=${'lost' satisfies SharedKind}`, 303),
  );

  server.get<{ Querystring: { language?: unknown } }>('/manifest.webmanifest', async (request, reply) => {
    const { settings } = await sites.byHost(hostOf(request));
    const { language } = request.query;
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(manifestOf(settings, isLanguage(language) ? language : pickLanguage(settings.domain_language)));
  });

  for (const language of languages)
    for (const { name } of screenshots)
      server.get(`/screenshots/${language}/${name}.webp`, (_request, reply) =>
        reply
          .type('image/webp')
          .header('cache-control', 'public, max-age=86400')
          .send(fs.createReadStream(path.join(web, 'screenshots', language, `${name}.webp`))),
      );

  for (const name of iconNames) {
    server.get(`/icons/${name}`, async (request, reply) => {
      const { settings } = await sites.byHost(hostOf(request));
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=86400')
        .send(await icons.png(settings, name));
    });
  }
  server.get('/favicon.svg', async (request, reply) => {
    const { settings } = await sites.byHost(hostOf(request));
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(await icons.favicon(settings));
  });
  server.get<{ Querystring: { niche?: unknown; color?: unknown } }>('/accent.css', (request, reply) => {
    const css = accentCss(request.query);
    if (css === null) return sendFailure(reply, 'not_found', commonErrors.not_found, {}, request.id);
    return reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=86400').send(css);
  });
  server.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg'));
}
