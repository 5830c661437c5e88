import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { staffCookie } from '#platform/server/http/cookies.ts';
import { hashToken, newToken } from '#platform/server/secrets.ts';
import { longestHours } from '../../contract/rules.ts';
import type { StaffSessions } from '../deps.ts';
import { hasFactor } from '../store/factor-repo.ts';
import { grantsOf } from '../store/staff-repo.ts';
import { findSession, insertSession, steppedUpUntil, touchSession } from '../store/staff-session-repo.ts';

/** Milliseconds after which a call is written down as the last one. */
const touchMs = 5000;

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly countryOf: (call: Call) => string | null;
}

export function createStaffSessions({ db, clock, countryOf }: Deps): StaffSessions {
  const recognise: StaffSessions['recognise'] = async (token, isLocal, counts) => {
    if (token === undefined || token.length > 100) return null;
    const now = clock.now();
    const session = await findSession(db, hashToken(token), now);
    if (session === null) return null;
    if (counts !== 'unused' && now.getTime() - session.usedAt.getTime() > touchMs) await touchSession(db, session.id, now);
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
