import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import { hashToken, newToken } from '#platform/server/secrets.ts';
import type { Bus } from '#platform/server/live/bus.ts';
import { sessionEnded } from '#platform/server/live/live-bus-events.ts';
import { callKey, findCall, rememberCall } from '../user/idempotency-key-repo.ts';
import { rememberDevice } from '../attempts/known-device.ts';
import { insertLogin } from './login-repo.ts';
import {
  deleteSession,
  deleteSessions,
  deleteSessionWithToken,
  findSession,
  hasSession,
  insertSession,
  type SessionRow,
  touchSession,
} from './session-repo.ts';

/** 30 days (specification §9). */
const sessionSeconds = 30 * 24 * 3600;

/** Last activity is written at most once per interval, so that reads cost no write. */
const touchIntervalMs = 60_000;

/**
 * Milliseconds for which a session is cached: otherwise its lookup would be by far the most frequent query. Ended sessions
 * are published on the bus; only while the bus is down does an ended session stay valid this long.
 */
const cacheMs = 5000;
/** The cache is cleared when it reaches this size. */
const maxCachedSessions = 20_000;

export const authCookie = 'auth';

export interface Sessions {
  /**
   * The user behind the value of an auth cookie, on the site that the user belongs to. Somebody whose account a decision has closed is
   * nobody, except with `alsoClosed`: for the few calls that are open to them.
   */
  recognise(site: SiteId, token: string | undefined, alsoClosed?: boolean): Promise<Viewer | null>;
  /**
   * Starts a session with a new token, sets its cookie and makes this browser a known device. Ends the browser's former session: call
   * the returned function after the commit. `token`: a token derived from the proof of a login, so that `resume` can find the
   * session.
   */
  begin(db: Db | Tx, user: { readonly id: UserId }, call: Call, token?: string): Promise<() => void>;
  /** Returns a session that `begin` has started to its browser again, because the response with it was lost. False when it has ended. */
  resume(within: Db | Tx, user: { readonly id: UserId }, token: string, call: Call): Promise<boolean>;
  /** Makes this browser a known device of the account. */
  knowDevice(within: Db | Tx, user: UserId, call: Call): Promise<void>;
  /** Whether the user's session still exists. */
  isOpen(session: Pick<Viewer, 'userId' | 'sessionId'>): Promise<boolean>;
  /** False when the user neither has such a session nor had one that was ended in this way. */
  end(viewer: Pick<Viewer, 'userId' | 'sessionId'>): Promise<boolean>;
  /** Ends all the user's sessions except the given one; returns how many. */
  endAll(user: UserId, exceptSession?: number): Promise<number>;
  /** The same in a transaction. Call the returned function after the commit: it publishes the ended sessions to every process. */
  endAllWithin(within: Db | Tx, user: UserId, exceptSession?: number): Promise<() => void>;
  /** Ends one session of the user, or without an id all of them, and says how many. Call `publish` after the commit. */
  endWithin(tx: Tx, user: UserId, session?: number): Promise<{ readonly count: number; readonly publish: () => void }>;
}

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly bus: Bus;
  /** Closes the sockets of a session. */
  readonly disconnect: (user: UserId, session: number) => void;
  /** ISO 3166-1 alpha-2 of where the call comes from; null when unknown. */
  readonly countryOf: (call: Call) => string | null;
}

export function createSessions({ db, clock, bus, disconnect, countryOf }: Deps): Sessions {
  // A page sends several requests at once: the session is looked up once for all of them. Every process publishes the
  // sessions that it ends to those that hold their user.
  const cache = new Map<string, { readonly found: Promise<SessionRow | null>; readonly until: number }>();
  const keysOf = new Map<UserId, Set<string>>();
  const reading = new Set<string>();
  const clear = () => {
    cache.clear();
    keysOf.clear();
  };
  bus.subscribe(sessionEnded, ({ user }) => {
    if (user === undefined) return clear();
    // Of those that are being read it is not known yet whose they are.
    for (const key of [...(keysOf.get(user) ?? []), ...reading]) cache.delete(key);
    keysOf.delete(user);
  });
  bus.onGap(clear);
  const findSessionCached = (site: SiteId, token: string, now: Date): Promise<SessionRow | null> => {
    const key = `${site} ${token}`;
    const cached = cache.get(key);
    if (cached !== undefined && cached.until > now.getTime()) return cached.found;
    if (cache.size >= maxCachedSessions) clear();
    const askedAt = performance.now();
    const found = findSession(db, site, hashToken(token), now);
    cache.set(key, { found, until: now.getTime() + cacheMs });
    const uncache = () => cache.delete(key);
    reading.add(key);
    void found
      .finally(() => reading.delete(key))
      .then((row) => {
        if (row === null) return uncache();
        const hold = bus.hold(row.userId);
        // A minute, which is longer than the session is cached.
        hold.release();
        const since = hold.since();
        // Had the session ended meanwhile, nobody would have said so here.
        if (since === null || since > askedAt) return uncache();
        keysOf.set(row.userId, (keysOf.get(row.userId) ?? new Set()).add(key));
        return undefined;
      }, uncache);
    return found;
  };
  const endAllWithin: Sessions['endAllWithin'] = async (within, user, exceptSession) => {
    const ended = await deleteSessions(within, user, exceptSession ?? null);
    return () => ended.forEach((session) => disconnect(user, session));
  };
  return {
    async recognise(site, token, alsoClosed = false) {
      if (token === undefined || token.length > 100) return null;
      const now = clock.now();
      const found = await findSessionCached(site, token, now);
      if (found === null || (found.closed && !alsoClosed)) return null;
      if (now.getTime() - found.usedAt.getTime() > touchIntervalMs) {
        found.usedAt = now;
        await touchSession(db, found.sessionId, found.userId, now);
      }
      const { usedAt: _usedAt, closed: _closed, ...viewer } = found;
      return viewer;
    },
    async begin(within, { id }, call, token = newToken()) {
      const now = clock.now();
      const former = call.cookie(authCookie);
      const ended = former === undefined ? null : await deleteSessionWithToken(within, call.site, hashToken(former));
      const from = { userAgent: call.userAgent, country: countryOf(call) };
      await insertSession(within, id, hashToken(token), from, now, new Date(now.getTime() + sessionSeconds * 1000));
      await insertLogin(within, { user: id, at: now, ...from });
      call.setCookie(authCookie, token, { maxAgeSeconds: sessionSeconds, httpOnly: true });
      await rememberDevice(within, call, id, clock.now());
      return () => {
        if (ended !== null) disconnect(ended.user, ended.session);
      };
    },
    async resume(within, { id }, token, call) {
      const session = await findSession(within, call.site, hashToken(token), clock.now());
      // oxlint-disable-next-line emberleaf/compare-in-constant-time -- Ids.
      if (session?.userId !== id || session.closed) return false;
      call.setCookie(authCookie, token, { maxAgeSeconds: sessionSeconds, httpOnly: true });
      await rememberDevice(within, call, id, clock.now());
      return true;
    },
    isOpen: ({ userId, sessionId }) => hasSession(db, userId, sessionId),
    knowDevice: (within, user, call) => rememberDevice(within, call, user, clock.now()),
    async end({ userId, sessionId }) {
      const key = callKey('end-session', userId, sessionId);
      const ended = await db.transaction().execute(async (tx) => {
        const deleted = await deleteSession(tx, userId, sessionId);
        if (deleted) await rememberCall(tx, key, userId, clock.now());
        return deleted;
      });
      if (ended) disconnect(userId, sessionId);
      return ended || (await findCall(db, key, clock.now())) !== null;
    },
    async endAll(user, exceptSession) {
      const ended = await deleteSessions(db, user, exceptSession ?? null);
      ended.forEach((session) => disconnect(user, session));
      return ended.length;
    },
    endAllWithin,
    async endWithin(tx, user, session) {
      const ended =
        session === undefined ? await deleteSessions(tx, user, null) : (await deleteSession(tx, user, session)) ? [session] : [];
      return { count: ended.length, publish: () => ended.forEach((session) => disconnect(user, session)) };
    },
  };
}
