import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { SecurityLog } from '#platform/server/security-log.ts';
import type { StaffId } from '#platform/contract/ids.ts';
import type { Challenges, Codes } from '#features/account/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { StaffSessions } from './login/staff-sessions.ts';

/** What operations of the back office's door need. */
export interface StaffDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly security: SecurityLog;
  readonly secret: string;
  readonly sites: Sites;
  readonly sessions: StaffSessions;
  readonly challenges: Challenges;
  readonly codes: Codes<StaffId>;
}
