import * as Bowser from 'bowser';
import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result, type Success } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import type { SecurityLog } from '#platform/server/security-log.ts';
import { type ListedSession, listLogins, listSessions, type Sessions } from '#features/account/server/index.ts';
import type { endSessions as endpoint, getSessions, Session } from '../contract/endpoints.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly security: SecurityLog;
}

type Listed = Success<ReplyOf<typeof getSessions>>;

export async function listOwnSessions({ db, clock }: Deps, viewer: Viewer): Promise<Listed> {
  const [sessions, logins] = await Promise.all([listSessions(db, viewer.userId, clock.now()), listLogins(db, viewer.userId)]);
  return ok({
    sessions: sessions.map((session) => presentSession(session, viewer)).toSorted((a, b) => Number(b.current) - Number(a.current)),
    logins: logins.map(({ at, userAgent, country }) => ({ ...readUserAgent(userAgent), country, at: at.toISOString() })),
  });
}

/** Another user's session is answered like an unknown one. */
export async function endOwnSessions(
  deps: Deps,
  body: BodyOf<typeof endpoint>,
  call: Call<Viewer>,
): Promise<Result<ReplyOf<typeof endpoint>, 'not_found'>> {
  const { viewer } = call;
  const { userId, sessionId } = viewer;
  const count = 'others' in body ? await deps.sessions.endAll(userId, sessionId) : 1;
  if ('id' in body && !(await deps.sessions.end({ userId, sessionId: body.id }))) return fail('not_found');
  deps.security.write({ event: 'session_ended', outcome: 'ok', reason: 'settings', count }, call);
  return listOwnSessions(deps, viewer);
}

function presentSession({ id, userAgent, country, createdAt, usedAt }: ListedSession, viewer: Viewer): Session {
  return {
    id,
    current: id === viewer.sessionId,
    ...readUserAgent(userAgent),
    country,
    created_at: createdAt.toISOString(),
    used_at: usedAt.toISOString(),
  };
}

const kinds = { mobile: 'phone', tablet: 'tablet', desktop: 'desktop' } as const;

/** As the browser describes itself; not verified. */
function readUserAgent(userAgent: string): Pick<Session, 'browser' | 'system' | 'kind'> {
  if (userAgent === '') return { browser: null, system: null, kind: 'other' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const kind = Object.entries(kinds).find(([type]) => type === platform.type)?.[1] ?? 'other';
  return { browser: browser.name || null, system: os.name || null, kind };
}
