import type { UserId } from '#platform/contract/ids.ts';
import { hostOf } from '#platform/server/http/register-routes.ts';
import type { Sites } from '#features/site/server/index.ts';
import { authCookie, type Sessions } from './sessions.ts';

interface Request {
  readonly headers: { readonly host?: string | undefined };
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

/** The member who makes a request outside /api, such as one for a file; null for a visitor. */
type CallerOf = (request: Request) => Promise<UserId | null>;

export const createCallerOf =
  (sessions: Pick<Sessions, 'recognise'>, sites: Sites): CallerOf =>
  async (request) => {
    const site = await sites.byHost(hostOf(request));
    const token = request.cookies[authCookie(true)] ?? request.cookies[authCookie(false)];
    return (await sessions.recognise(site.id, token))?.userId ?? null;
  };
