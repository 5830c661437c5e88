import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { pathIn, withoutLanguage } from '#platform/contract/languages.ts';
import type { Env } from '#platform/server/env.ts';
import { callerLimit } from '#platform/server/limits/caller-limits.ts';
import { chooseEncoding, sendUncompressed } from '#platform/server/http/compression.ts';
import { hostAndPortOf, hostOf } from '#platform/server/network/host.ts';
import { activate } from '#features/account/contract/endpoints.ts';
import { authCookie } from '#features/account/server/index.ts';
import { previewBar } from '#features/office-sites/server/index.ts';
import { type Build, developmentBuild, productionBuild } from '../build/browser-build.ts';
import type { App } from '../create-app.ts';
import { previewOf } from '../sites/previewed-sites.ts';
import { type FindKept, mountAssets } from './mount-assets.ts';
import { mountInstallable } from '../installable/mount-installable.ts';
import { mountOffice } from './mount-office.ts';
import { mountPlainForms, type PageResponses } from './mount-plain-forms.ts';
import { mountShell } from './mount-shell.ts';
import { mountWellKnown } from './mount-well-known.ts';
import { adminGate } from './admin-gate.ts';
import { mountPreviewLinks } from './mount-preview-links.ts';
import { readOfficeLanguage } from './office-language.ts';
import { formsAt, placeOf } from './plain-forms.ts';
import { createPageQueue, createPages } from './render-pages.ts';
import { createRefusals } from './refusals.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/**
 * Pages of mailed links. The token is in the URL and in the page, next to text that an attacker can add to the query. So the
 * compressed length could reveal the token.
 */
const addressWithToken =
  /^\/(?:[\w-]{43}|[ul]-[\w-]+|signup\/confirm|unsubscribe\/.*|reset-password\/do|mail-change\/do|decisions\/[\w-]+)\/?(?:\?|$)/;

/** The built files with a hash in their name. */
export const assetsFolder = path.join(root, 'dist/client/assets');

/** Mounts the server-rendered pages and the browser's files. `findKept`: the files of other releases. */
export async function mountPages(app: App, mode: 'build' | 'hot', findKept: FindKept = async () => null): Promise<void> {
  const { server, platform, features } = app;
  const { env } = platform;
  const build = mode === 'hot' ? await developmentBuild(server, root) : await productionBuild(root);
  if (mode === 'build') await mountAssets(server, assetsFolder, findKept, path.join(root, 'dist/notices'));
  mountInstallable(server, platform, features, build);
  const inQueue = createPageQueue(platform.metrics);
  const refuse = createRefusals(features.sites, build);
  mountShell(server, {
    inQueue,
    refuse,
    build,
    clock: platform.clock,
    sites: features.sites,
    callInProcess: app.callInProcess,
    policyFor: (request) => policy(env, build, hostAndPortOf(request)),
  });
  mountWellKnown(server, platform, features);
  const pages = createPages(app, build, inQueue);
  const sendPage: PageResponses['sendPage'] = async (request, reply, form) => {
    if (addressWithToken.test(withoutLanguage(request.url))) sendUncompressed(request);
    const page = await pages(request, form);
    const preview = previewOf(request);
    reply.header('content-security-policy', policy(env, build, hostAndPortOf(request)));
    // A member's page is never cached: after a logout, Back must not show it. The response to the logout does not send Clear-Site-Data,
    // which would unregister the push worker and drop every file of the site.
    const signedIn = request.cookies[authCookie] !== undefined;
    reply.header('cache-control', signedIn || form !== null || preview !== null ? 'private, no-store' : 'private, no-cache');
    reply.header('vary', 'accept-encoding, cookie');
    return reply
      .code(page.status === 200 ? (form?.error?.status ?? 200) : page.status)
      .headers(page.headers)
      .send(
        preview !== null
          ? page.body.replace(
              '<div id="root">',
              (root) => previewBar(readOfficeLanguage(request.headers['accept-language']), preview.as) + root,
            )
          : page.compressed === undefined
            ? page.body
            : chooseEncoding(request, reply, page.body, page.compressed),
      );
  };
  /** A mailed link that no longer activates an account redirects to the page that explains that, also without script. */
  const insteadOf = async (request: FastifyRequest): Promise<string | null> => {
    const { path: place, language } = placeOf(request);
    const token = formsAt(place)
      .find(({ endpoint }) => endpoint === activate)
      ?.path.exec(place)?.groups?.['token'];
    if (token === undefined) return null;
    const site = await features.sites.byHost(hostOf(request));
    if (await features.isActivationLink(site.id, token)) return null;
    return language === null ? '/activate/error' : pathIn(language, '/activate/error');
  };
  server.get('/*', { config: callerLimit(), errorHandler: refuse }, async (request, reply) => {
    const goTo = await insteadOf(request);
    return goTo === null ? sendPage(request, reply, null) : reply.header('cache-control', 'no-store').redirect(goTo);
  });
  mountOffice(server, {
    env,
    build,
    sites: features.sites,
    refuse,
    throughGate: adminGate(app),
  });
  mountPlainForms(app, { refuse, sendPage });
  mountPreviewLinks(server, env, features, refuse);
}

function policy(env: Env, build: Build, host: string): string {
  const socket = `${env.appEnv === 'production' ? 'wss' : 'ws'}://${host}`;
  return [
    `default-src 'self'`,
    `script-src ${build.scriptSources}`,
    build.hot ? `style-src 'self' 'unsafe-inline'` : `style-src 'self'; style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `connect-src 'self' ${socket}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
