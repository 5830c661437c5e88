import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { readTheme, type Refusal, type RefusalInput } from '#app/contract/render.ts';
import { commonErrors } from '#platform/contract/errors.ts';
import { pickLanguage, splitLanguage } from '#platform/contract/languages.ts';
import { isDatabaseAway } from '#platform/server/db/open-database.ts';
import { QueueFull } from '#platform/server/queues/fair-queue.ts';
import { sendThrown, failureOf } from '#platform/server/http/failures.ts';
import { hostOf, misdirected } from '#platform/server/network/host.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import type { Build } from '../build/browser-build.ts';
import { acceptedLanguages } from './accepted-languages.ts';
import { stillPolicy } from './still-policy.ts';

/** Seconds after which a request that a full queue refused should be retried. */
const busySeconds = 5;
const awaySeconds = 10;
/** A visitor may come again much later; whoever sets up the site reloads the page. */
const beingSetUpSeconds = 300;

const statuses = {
  tooMany: 429,
  busy: 503,
  away: 503,
  failed: 500,
  refused: commonErrors.invalid_request,
  notFound: 404,
  beingSetUp: 503,
} as const satisfies Record<Refusal, number>;

type PageError = FastifyError & { readonly retryAfter?: number; readonly status?: number };

/** The error handler of pages: sends a readable page in the reader's language, with a next step. */
export function createRefusals(
  sites: Sites,
  build: Build,
): (error: PageError, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const known = new Map<string, Promise<string>>();
  const htmlOf = (input: Omit<RefusalInput, 'assets'>): Promise<string> => {
    const key = JSON.stringify(input);
    const html = known.get(key) ?? build.renderRefusal({ ...input, assets: build.assets });
    if (!build.hot) known.set(key, html);
    return html;
  };
  return async (error, request, reply) => {
    const status = error.statusCode ?? error.status ?? 500;
    // Where there is a site already, nothing is ever sent in its name for another host.
    const isWithoutSite = status === misdirected && (await sites.all()).length === 0;
    if (status === misdirected && !isWithoutSite) return sendThrown(error, request, reply);
    // The client has disconnected.
    if (request.raw.socket.destroyed) return reply.code(statuses.busy).send('');
    const refusal = isWithoutSite ? 'beingSetUp' : refusalFor(error, status);
    if (refusal === 'failed') request.log.error({ req: request, err: error }, 'page failed');
    const site = await sites.byHost(hostOf(request)).catch((): Site | null => null);
    const html = await htmlOf({
      refusal,
      language: pickLanguage(
        splitLanguage(request.url)?.language,
        request.cookies['locale'],
        ...(isWithoutSite ? acceptedLanguages(request.headers['accept-language']).map((tag) => tag.split('-')[0]) : []),
        site?.settings.domain_language,
      ),
      theme: readTheme(request.cookies['theme']),
      siteName: site?.settings.name ?? null,
      niche: site?.settings.niche ?? 1,
      accent: site?.settings.brand?.accent ?? null,
    });
    if (refusal === 'tooMany' || refusal === 'busy' || refusal === 'away')
      reply.header(
        'retry-after',
        refusal === 'tooMany' ? (error.retryAfter ?? busySeconds) : refusal === 'busy' ? busySeconds : awaySeconds,
      );
    if (refusal === 'beingSetUp') reply.header('retry-after', beingSetUpSeconds).header('x-robots-tag', 'noindex');
    return reply
      .code(refusal === 'refused' ? failureOf(error, request).status : statuses[refusal])
      .header('cache-control', 'no-store')
      .header('content-security-policy', stillPolicy)
      .type('text/html; charset=utf-8')
      .send(html);
  };
}

function refusalFor(error: PageError, status: number): Refusal {
  if (status === 429) return 'tooMany';
  if (error instanceof QueueFull) return error.own ? 'tooMany' : 'busy';
  if (isDatabaseAway(error) || status === 503) return 'away';
  if (status === statuses.notFound) return 'notFound';
  return status >= 400 && status < 500 ? 'refused' : 'failed';
}
