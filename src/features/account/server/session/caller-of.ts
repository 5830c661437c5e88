import type { IncomingHttpHeaders } from 'node:http';
import type { UserId } from '#platform/contract/ids.ts';
import { hostOf } from '#platform/server/network/host.ts';
import type { Sites } from '#features/site/server/index.ts';
import { authCookie, type Sessions } from './sessions.ts';

interface Request {
  readonly headers: IncomingHttpHeaders;
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

/** The member who makes a request outside /api for a file of their own, also one whose account is closed; null for a visitor. */
type CallerOf = (request: Request) => Promise<UserId | null>;

export const createCallerOf =
  (sessions: Pick<Sessions, 'recognise'>, sites: Sites): CallerOf =>
  async (request) => {
    const site = await sites.byHost(hostOf(request));
    return (await sessions.recognise(site.id, request.cookies[authCookie], true))?.userId ?? null;
  };
