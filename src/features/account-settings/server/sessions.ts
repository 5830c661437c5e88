import * as Bowser from 'bowser';
import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result, type Success } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Viewer } from '#platform/server/http/context.ts';
import { type ListedSession, listSessions, type Sessions } from '#features/account/server/index.ts';
import type { endSessions as endpoint, getSessions, Session } from '../contract/endpoints.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sessions: Sessions;
}

type Listed = Success<ReplyOf<typeof getSessions>>;

export async function listOwnSessions({ db, clock }: Deps, viewer: Viewer): Promise<Listed> {
  const sessions = (await listSessions(db, viewer.userId, clock.now())).map((session) => presentSession(session, viewer));
  return ok({ sessions: sessions.toSorted((a, b) => Number(b.current) - Number(a.current)) });
}

/** Another user's session is answered like an unknown one. */
export async function endOwnSessions(
  deps: Deps,
  body: BodyOf<typeof endpoint>,
  viewer: Viewer,
): Promise<Result<ReplyOf<typeof endpoint>, 'not_found'>> {
  const { userId, sessionId } = viewer;
  if ('others' in body) await deps.sessions.endAll(userId, sessionId);
  else if (!(await deps.sessions.end({ userId, sessionId: body.id }))) return fail('not_found');
  return listOwnSessions(deps, viewer);
}

function presentSession({ id, userAgent, createdAt, usedAt }: ListedSession, viewer: Viewer): Session {
  return {
    id,
    current: id === viewer.sessionId,
    ...readUserAgent(userAgent),
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
