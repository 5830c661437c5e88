import { addDays, dayIn } from '#platform/contract/time.ts';
import { languages } from '#platform/contract/languages.ts';
import type { HttpServer } from '#platform/server/http/create-http-server.ts';
import { hostOf } from '#platform/server/http/host.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Features } from './features.ts';
import { requestedOrigin } from './site-origin.ts';

/** A year is the longest that RFC 9116 advises; read anew each time, it never ends. */
const securityTextDays = 300;

const hidden = { schema: { hide: true } as object };

/** Addresses that are the same on every site: whom to tell of a hole (RFC 9116), and where passwords are changed (W3C). */
export function mountWellKnown(
  server: HttpServer,
  { env, clock }: Pick<Platform, 'env' | 'clock'>,
  { sites }: Pick<Features, 'sites'>,
): void {
  const originOf = requestedOrigin(env);

  server.get('/.well-known/security.txt', hidden, async (request, reply) => {
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

  server.get('/.well-known/change-password', hidden, (_request, reply) => reply.redirect('/settings#password', 302));
}
