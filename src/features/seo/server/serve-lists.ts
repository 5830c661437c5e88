import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLanguage, type Language, languageNames, languages, pathIn, pickLanguage } from '#platform/contract/languages.ts';
import { escapeHtml } from '#platform/server/escape-html.ts';
import { callerLimit } from '#platform/server/limits/caller-limits.ts';
import { hostOf } from '#platform/server/network/host.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import { alternates } from './head.ts';
import { type PublicPages, shownIn } from './public-pages.ts';

interface Deps {
  readonly sites: Sites;
  readonly pages: PublicPages;
  readonly originOf: (request: FastifyRequest, site: Site) => string;
}

const hour = 'public, max-age=3600';

/** A minute; each names every page of the site in each language, and is read by few. */
const limit = { config: callerLimit(120) };

/** Serves the files that crawlers request first: which paths they may crawl, and a list of all pages. */
export function serveLists(server: FastifyInstance, { sites, pages, originOf }: Deps): void {
  const about = async (request: FastifyRequest) => {
    const site = await sites.byHost(hostOf(request));
    return { site, origin: originOf(request, site), listed: await pages.of(site) };
  };

  server.get('/robots.txt', limit, async (request, reply) => {
    const { origin } = await about(request);
    const lines = ['User-agent: *', 'Disallow: /api/', 'Disallow: /media/', 'Disallow: /dev/', '', `Sitemap: ${origin}/sitemap.xml`, ''];
    return reply.type('text/plain; charset=utf-8').header('cache-control', hour).send(lines.join('\n'));
  });

  server.get('/sitemap.xml', limit, async (request, reply) => {
    const { origin } = await about(request);
    const maps = languages.map((language) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${language}.xml`)}</loc></sitemap>`);
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', hour)
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join('')}</sitemapindex>\n`,
      );
  });

  server.get<{ Params: { language: string } }>('/sitemap-:language.xml', limit, async (request, reply) => {
    const { language } = request.params;
    if (!isLanguage(language)) return reply.callNotFound();
    const { site, origin, listed } = await about(request);
    const entries = listed
      .filter((page) => page.languages?.includes(language) ?? true)
      .map((page) => {
        const links = alternates(site, origin, page).map(
          ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
        );
        const changed = page.changed();
        const lastmod = changed === null ? '' : `<lastmod>${changed.slice(0, 10)}</lastmod>`;
        return `<url><loc>${escapeHtml(origin + pathIn(language, page.path))}</loc>${lastmod}${links.join('')}</url>`;
      });
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', hour)
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
      );
  });

  server.get('/llms.txt', limit, async (request, reply) => {
    const { site, origin, listed } = await about(request);
    const language = pickLanguage(site.settings.domain_language);
    return reply
      .type('text/markdown; charset=utf-8')
      .header('cache-control', hour)
      .header('content-language', language)
      .send(llmsText(site, origin, listed, language));
  });
}

/** The site in Markdown, as llmstxt.org has it: what it is, and each public page with a sentence. */
function llmsText(site: Site, origin: string, listed: Awaited<ReturnType<PublicPages['of']>>, language: Language): string {
  const line = (words: string) => words.replaceAll(/\s+/g, ' ');
  const link = (words: string) => line(words).replaceAll(/[[\]]/g, '\\$&');
  const home = listed.find(({ path }) => path === '/');
  const own = listed
    .filter((page) => page !== home)
    .map((page) => {
      const { title, description } = page.about(language, null);
      return `- [${link(title)}](${origin}${pathIn(shownIn(page, site, language), page.path)}): ${line(description)}`;
    });
  const others = languages.map((code) => `- [${languageNames[code]}](${origin}${pathIn(code, '/')})`);
  return [
    `# ${line(site.settings.name)}`,
    `> ${line(home?.about(language, null).description ?? '')}`,
    own.join('\n'),
    others.join('\n'),
    '',
  ].join('\n\n');
}
