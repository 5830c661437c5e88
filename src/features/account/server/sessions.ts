import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Prepared } from '#platform/server/db/prepared.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import { hashToken, newToken } from '#platform/server/secrets.ts';
import { type Bus, sessionEnded } from '#platform/server/live/bus.ts';
import { deleteSession, deleteSessions, findSession, insertSession, type SessionRow, touchSession } from './session-repo.ts';

/** 30 days (specification §9). */
const sessionSeconds = 30 * 24 * 3600;

/** Written at most this often, so that reading costs no write. */
const touchEvery = 60_000;

/**
 * Ms for which a session needs no second look, by far the most frequent question to the database otherwise. Its end is told on
 * the bus; only where the bus is away does an ended one last until then.
 */
const rememberFor = 5000;
/** A bound on how many. */
const mostRemembered = 20_000;

export const authCookie = (secure: boolean): string => (secure ? '__Host-auth' : 'auth');

export interface Sessions {
  /** The user behind the value of an auth cookie, on the site that the user belongs to. */
  recognise(site: SiteId, token: string | undefined): Promise<Viewer | null>;
  /** A new session with a new token; its cookie is set. */
  begin(db: Db | Tx, user: UserId, call: Call): Promise<void>;
  /** False: the user has no such session. */
  end(viewer: Pick<Viewer, 'userId' | 'sessionId'>): Promise<boolean>;
  /** Ends the user's sessions, all but the given one. */
  endAll(user: UserId, exceptSession?: number): Promise<void>;
  /** The same in a transaction; what this answers tells every process, and is to be called after the commit. */
  endAllWithin(within: Db | Tx, user: UserId, exceptSession?: number): Promise<() => void>;
}

interface Deps {
  readonly db: Db;
  readonly prepared: Prepared;
  readonly clock: Clock;
  readonly bus: Bus;
  /** Ends the sockets of a session. */
  readonly disconnect: (session: number) => void;
}

export function createSessions({ db, prepared, clock, bus, disconnect }: Deps): Sessions {
  // A page asks for several things at once: the session is looked up once for all of them. Whatever ends a session, in
  // whichever process, is told on the bus.
  const remembered = new Map<string, { readonly found: Promise<SessionRow | null>; readonly until: number }>();
  bus.subscribe(({ channel }) => {
    if (channel === sessionEnded) remembered.clear();
  });
  const lookUp = (site: SiteId, token: string, now: Date): Promise<SessionRow | null> => {
    const key = `${site} ${token}`;
    const known = remembered.get(key);
    if (known !== undefined && known.until > now.getTime()) return known.found;
    if (remembered.size >= mostRemembered) remembered.clear();
    const found = findSession({ db, prepared }, site, hashToken(token), now);
    remembered.set(key, { found, until: now.getTime() + rememberFor });
    const forget = () => remembered.delete(key);
    void found.then((row) => row ?? forget(), forget);
    return found;
  };
  const endAllWithin: Sessions['endAllWithin'] = async (within, user, exceptSession) => {
    const ended = await deleteSessions(within, user, exceptSession ?? null);
    return () => ended.forEach(disconnect);
  };
  return {
    async recognise(site, token) {
      if (token === undefined || token.length > 100) return null;
      const now = clock.now();
      const found = await lookUp(site, token, now);
      if (found === null) return null;
      if (now.getTime() - found.usedAt.getTime() > touchEvery) {
        found.usedAt = now;
        await touchSession(db, found.sessionId, found.userId, now);
      }
      return { userId: found.userId, sessionId: found.sessionId, operator: found.operator };
    },
    async begin(within, user, call) {
      const token = newToken();
      const now = clock.now();
      await insertSession(within, user, hashToken(token), call.userAgent, now, new Date(now.getTime() + sessionSeconds * 1000));
      call.setCookie(authCookie(call.secure), token, { maxAgeSeconds: sessionSeconds, httpOnly: true });
    },
    async end(viewer) {
      const ended = await deleteSession(db, viewer.userId, viewer.sessionId);
      if (ended) disconnect(viewer.sessionId);
      return ended;
    },
    async endAll(user, exceptSession) {
      const tell = await endAllWithin(db, user, exceptSession);
      tell();
    },
    endAllWithin,
  };
}
