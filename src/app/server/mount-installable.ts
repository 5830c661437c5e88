import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { HttpServer } from '#platform/server/http/create-http-server.ts';
import { isLanguage, languages, pickLanguage } from '#platform/contract/languages.ts';
import { hostOf } from '#platform/server/http/host.ts';
import type { Build } from './browser-build.ts';
import type { Features } from './features.ts';
import { manifestOf, paper, screenshots } from './manifest.ts';
import { serviceWorkerOf } from './service-worker.ts';

const web = path.resolve(import.meta.dirname, '../web');
const logo = fs.readFileSync(path.join(web, 'favicon.svg'), 'utf8');

/** Px, and how much of the width the logo takes: the outer part of a `maskable` one may be cut off by any shape. */
const icons = {
  '192.png': { px: 192, logo: 0.8, paper: false, white: false },
  '512.png': { px: 512, logo: 0.8, paper: false, white: false },
  'maskable.png': { px: 512, logo: 0.56, paper: true, white: false },
  'apple.png': { px: 180, logo: 0.66, paper: true, white: false },
  // In the bar of a phone only the shape shows.
  'badge.png': { px: 96, logo: 1, paper: false, white: true },
} as const;
type IconName = keyof typeof icons;

const hidden = { schema: { hide: true } as object };

/** What makes a site installable and lets it push: its manifest, its icons and the service worker. */
export function mountInstallable(server: HttpServer, { sites }: Pick<Features, 'sites'>, { version }: Pick<Build, 'version'>): void {
  const serviceWorker = serviceWorkerOf(version);
  server.get('/sw.js', hidden, (_request, reply) =>
    // It is asked for seldom, and a new one must not wait.
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(serviceWorker),
  );

  server.get<{ Querystring: { language?: unknown } }>('/manifest.webmanifest', hidden, async (request, reply) => {
    const { settings } = await sites.byHost(hostOf(request));
    const { language } = request.query;
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(manifestOf(settings, isLanguage(language) ? language : pickLanguage(settings.domain_language)));
  });

  for (const language of languages)
    for (const { name } of screenshots)
      server.get(`/screenshots/${language}/${name}.webp`, hidden, (_request, reply) =>
        reply
          .type('image/webp')
          .header('cache-control', 'public, max-age=86400')
          .send(fs.createReadStream(path.join(web, 'screenshots', language, `${name}.webp`))),
      );

  const drawn = new Map<IconName, Promise<Buffer>>();
  for (const name of Object.keys(icons).filter(isIcon)) {
    server.get(`/icons/${name}`, hidden, async (_request, reply) => {
      const icon = drawn.get(name) ?? draw(name);
      drawn.set(name, icon);
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=86400')
        .send(await icon);
    });
  }
}

const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name);

async function draw(name: IconName): Promise<Buffer> {
  const { px, logo: share, paper: onPaper, white } = icons[name];
  const width = Math.round(px * share);
  const svg = white ? logo.replaceAll(/fill="#\w+"/g, 'fill="#fff"') : logo;
  const mark = await sharp(Buffer.from(svg), { density: (72 * width) / 48 })
    .resize(width, width, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  return sharp({ create: { width: px, height: px, channels: 4, background: onPaper ? paper : '#0000' } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
