import type { FastifyReply, FastifyRequest } from 'fastify';
import { pickLanguage, splitLanguage } from '#platform/contract/languages.ts';
import { sendFailure } from '#platform/server/http/failures.ts';
import type { Site } from '#features/site/server/index.ts';
import { appCatalogs } from '../texts/app-catalogs.ts';

const gone = 410;
/** Words alone. */
const policy = "default-src 'none'; frame-ancestors 'none'";

/** What providers report arrives at the host where the payments were made; the keys of staff work on the host where they were made. */
const stillHeard = ['/api/payment-webhook.php', '/api/admin/', '/admin', '/assets/'];

/** Whether every request to the site's hosts is answered that it has closed. */
export const isClosed = ({ closesAt }: Pick<Site, 'closesAt'>, request: FastifyRequest, now: Date): boolean =>
  closesAt !== null && closesAt <= now && !stillHeard.some((start) => request.url.startsWith(start));

/** Answers that the site has closed: calls with a code, everything else with words. */
export function sendClosed({ settings }: Site, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.url.startsWith('/api/')) return sendFailure(reply, 'site_closed', gone, {}, request.id);
  const language = pickLanguage(splitLanguage(request.url)?.language, request.cookies['locale'], settings.domain_language);
  const { closed, closedText } = appCatalogs[language].error;
  const title = escaped(closed.replaceAll('{site}', settings.name));
  return reply
    .code(gone)
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><h1>${title}</h1><p>${escaped(closedText)}</p><p>${escaped(settings.support_email)}</p></html>`,
    );
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
