import { commonErrors } from '#platform/contract/errors.ts';
import { addDays, dayIn } from '#platform/contract/time.ts';
import { languages } from '#platform/contract/languages.ts';
import type { HttpServer } from '#platform/server/http/create-http-server.ts';
import { sendFailure } from '#platform/server/http/failures.ts';
import { hostOf } from '#platform/server/network/host.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Features } from '../composed-features.ts';
import { requestedOrigin } from '../sites/site-origin.ts';

/** RFC 9116 advises at most a year. It is counted from each request, so it never expires. */
const securityTextDays = 300;

/**
 * URLs that are the same on every site: where to report a vulnerability (RFC 9116), where to change the password (W3C), the
 * operator's apps, and which hosts may have a certificate.
 */
export function mountWellKnown(
  server: HttpServer,
  { env, clock }: Pick<Platform, 'env' | 'clock'>,
  { sites }: Pick<Features, 'sites'>,
): void {
  const originOf = requestedOrigin(env);

  server.get('/.well-known/security.txt', async (request, reply) => {
    const site = await sites.byHost(hostOf(request));
    const lines = [
      `Contact: mailto:${site.settings.support_email}`,
      `Expires: ${addDays(dayIn('UTC', clock.now()), securityTextDays)}T00:00:00Z`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${originOf(request, site)}/.well-known/security.txt`,
      '',
    ];
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(lines.join('\n'));
  });

  // The apps that may open links of the site; without any the file does not exist.
  server.get('/.well-known/assetlinks.json', async (request, reply) => {
    const { android = [] } = (await sites.byHost(hostOf(request))).settings.apps ?? {};
    if (android.length === 0) return sendFailure(reply, 'not_found', commonErrors.not_found, {}, request.id);
    const relation = ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'];
    const links = android.map((app) => ({ relation, target: { namespace: 'android_app', ...app } }));
    return reply.header('cache-control', 'public, max-age=3600').send(links);
  });

  server.get('/.well-known/apple-app-site-association', async (request, reply) => {
    const { apple = [] } = (await sites.byHost(hostOf(request))).settings.apps ?? {};
    if (apple.length === 0) return sendFailure(reply, 'not_found', commonErrors.not_found, {}, request.id);
    const association = {
      applinks: { details: [{ appIDs: apple, components: [{ '/': '/api/*', exclude: true }, { '/': '*' }] }] },
      webcredentials: { apps: apple },
    };
    return reply.header('cache-control', 'public, max-age=3600').send(association);
  });

  // A proxy asks before it gets a certificate for a host, so that nobody makes it ask for thousands (Caddyfile).
  server.get<{ Querystring: { domain?: unknown } }>('/tls-host', { config: { anyHost: true } }, async ({ query: { domain } }, reply) => {
    // The set-up of the first site is already read by that address.
    const own = env.publicUrl === null ? null : new URL(env.publicUrl).hostname;
    const isOurs = domain === own || (await sites.all()).some(({ hosts }) => hosts.some((host) => host === domain));
    return reply.code(isOurs ? 200 : 404).send({ ok: isOurs });
  });

  server.get('/.well-known/change-password', (_request, reply) => reply.redirect('/settings#password', 302));
}
