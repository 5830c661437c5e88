import type { StaffId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Call, Staff } from '#platform/server/http/context.ts';
import { staffCookie } from '#platform/server/http/cookies.ts';
import { hashToken, newToken } from '#platform/server/secrets.ts';
import { longestHours, stepUpMinutes } from '../../contract/rules.ts';
import { hasFactor } from '../factors/factor-repo.ts';
import { grantsOf } from '../people/staff-repo.ts';
import { findSession, insertSession, type SessionRow, touchSession } from './staff-session-repo.ts';

/** Milliseconds after which a call is written down as the last one. */
const touchMs = 5000;

export interface StaffSessions {
  /**
   * Who has the session with this token; null when there is none. `isLocal`: nobody who has no second factor needs one, because this is
   * a development site on this machine.
   */
  recognise(token: string | undefined, isLocal: boolean): Promise<Staff | null>;
  /** The same for a call that is open to everybody. */
  ofCall(call: Call): Promise<Staff | null>;
  /** Starts a session and sets its cookie. `verified`: with a second factor. */
  begin(tx: Tx, staff: StaffId, verified: boolean, call: Call): Promise<void>;
}

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly countryOf: (call: Call) => string | null;
}

/** Until when a second factor that was shown counts; null when it has to be shown again. */
export function steppedUpUntil({ steppedUpAt }: Pick<SessionRow, 'steppedUpAt'>, now: Date): Date | null {
  const until = steppedUpAt === null ? null : new Date(steppedUpAt.getTime() + stepUpMinutes * 60_000);
  return until !== null && until > now ? until : null;
}

export function createStaffSessions({ db, clock, countryOf }: Deps): StaffSessions {
  const recognise: StaffSessions['recognise'] = async (token, isLocal) => {
    if (token === undefined || token.length > 100) return null;
    const now = clock.now();
    const session = await findSession(db, hashToken(token), now);
    if (session === null) return null;
    if (now.getTime() - session.usedAt.getTime() > touchMs) await touchSession(db, session.id, now);
    const isWaived = isLocal && !session.verified && !(await hasFactor(db, session.staff));
    return {
      staffId: session.staff,
      sessionId: session.id,
      grants: await grantsOf(db, session.staff),
      isVerified: session.verified || isWaived,
      isSteppedUp: isWaived || steppedUpUntil(session, now) !== null,
    };
  };
  return {
    recognise,
    ofCall: (call) => recognise(call.cookie(staffCookie), call.isLocal),
    async begin(tx, staff, verified, call) {
      const token = newToken();
      const from = { userAgent: call.userAgent, country: countryOf(call) };
      await insertSession(tx, { staff, tokenHash: hashToken(token), ...from, verified, now: clock.now() });
      call.setCookie(staffCookie, token, { maxAgeSeconds: longestHours * 3600, httpOnly: true });
    },
  };
}
