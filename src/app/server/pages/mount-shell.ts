import type { FastifyInstance, FastifyRequest } from 'fastify';
import { commonErrors } from '#platform/contract/errors.ts';
import { isLanguage } from '#platform/contract/languages.ts';
import { offlinePageAddress, shellAddress } from '#platform/contract/service-worker.ts';
import type { Clock } from '#platform/server/clock.ts';
import { callerLimit } from '#platform/server/limits/caller-limits.ts';
import { sendFailure } from '#platform/server/http/failures.ts';
import { hostOf } from '#platform/server/network/host.ts';
import type { CallInProcess } from '#platform/server/api/in-process.ts';
import type { Sites } from '#features/site/server/index.ts';
import { readTheme } from '#app/contract/render.ts';
import { readShellName } from '#features/pwa/contract/shell-name.ts';
import type { Build } from '../build/browser-build.ts';
import type { FairQueue } from '#platform/server/queues/fair-queue.ts';
import { networkOf } from '#platform/server/network/client-network.ts';
import { createKeptBySite } from '../sites/kept-by-site.ts';
import type { createRefusals } from './refusals.ts';
import { stillPolicy } from './still-policy.ts';

interface Options {
  readonly build: Build;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly callInProcess: CallInProcess;
  /** The content security policy of a page. */
  readonly policyFor: (request: FastifyRequest) => string;
  /** The page queue. */
  readonly inQueue: FairQueue;
  readonly refuse: ReturnType<typeof createRefusals>;
}

/**
 * `/app-shell/<name>`: the page that the service worker stores for times without a connection. It is rendered without the caller's
 * cookies, so that it contains no member's data.
 */
export function mountShell(server: FastifyInstance, { build, clock, sites, callInProcess, policyFor, inQueue, refuse }: Options): void {
  const { signal: never } = new AbortController();
  const kept = { clock, lifetimeMs: 10_000, max: 100 };
  const shells = createKeptBySite<string>(kept);
  const offlinePages = createKeptBySite<string>(kept);
  const options = { config: callerLimit(), errorHandler: refuse };
  server.get<{ Params: { name: string } }>(shellAddress(':name'), options, async (request, reply) => {
    const { name } = request.params;
    const found = readShellName(name);
    if (found === null) return sendFailure(reply, 'not_found', commonErrors.not_found, {}, request.id);
    // Without the port: the page does not contain its URL, so one copy serves all ports.
    const host = hostOf(request);
    const site = await sites.byHost(host);
    const make = async () =>
      build.renderShell({
        ...found,
        send: async ({ url }) => ({
          ...(await callInProcess(request, { url, headers: { host }, cookies: {}, viewer: null })),
          retryAfter: null,
        }),
        assets: build.assets,
        everyFileOf: build.everyFileOf,
        now: clock.now().getTime(),
      });
    // Shared by all concurrent requests, so it continues when the first of them disconnects.
    const waiting = { key: networkOf(request.ip), last: true, signal: never };
    const html = await shells(site, `${name} ${host}`, () => inQueue(waiting, make));
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policyFor(request))
      .header('content-language', found.language)
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'no-cache')
      .send(html);
  });

  // The page that visitors' browsers store: the same for everybody, without scripts.
  server.get<{ Params: { language: string } }>(offlinePageAddress(':language'), { config: callerLimit() }, async (request, reply) => {
    const { language } = request.params;
    if (!isLanguage(language)) return sendFailure(reply, 'not_found', commonErrors.not_found, {}, request.id);
    const site = await sites.byHost(hostOf(request));
    const { settings } = site;
    const theme = readTheme(request.cookies['theme']);
    const make = () =>
      build.renderRefusal({
        refusal: 'offline',
        language,
        theme,
        siteName: settings.name,
        niche: settings.niche,
        accent: settings.brand?.accent ?? null,
        assets: build.assets,
      });
    const html = await offlinePages(site, `${language} ${theme}`, make);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', stillPolicy)
      .header('content-language', language)
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'no-cache')
      .send(html);
  });
}
