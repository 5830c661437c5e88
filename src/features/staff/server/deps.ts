import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Call, Staff } from '#platform/server/http/context.ts';
import type { SecurityLog } from '#platform/server/security-log.ts';
import type { StaffId } from '#platform/contract/ids.ts';
import type { Challenges, Codes } from '#features/account/server/index.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { ApprovalHandler } from './approval-handler.ts';
import type { Site, Sites } from '#features/site/server/index.ts';

export interface StaffSessions {
  /**
   * Who has the session with this token; null when there is none. `isLocal`: nobody who has no second factor needs one, because this is
   * a development site on this machine. `unused`: the session does not count as used.
   */
  recognise(token: string | undefined, isLocal: boolean, counts?: 'unused'): Promise<Staff | null>;
  /** The same for a call that is open to everybody. */
  ofCall(call: Call): Promise<Staff | null>;
  /** Starts a session and sets its cookie. `verified`: with a second factor. */
  begin(tx: Tx, staff: StaffId, verified: boolean, call: Call): Promise<void>;
}

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
  /** Of authenticators whose first code is missing. */
  readonly pendingCodes: Codes<StaffId>;
  readonly mails: Pick<Mails, 'post'>;
  /** Where the office of a site is: the base of links in mails. */
  readonly originOf: (site: Site) => string;
  readonly approvals: {
    /** Undefined: no feature of this release asks for that. */
    readonly handlerOf: (kind: string) => ApprovalHandler | undefined;
  };
}
