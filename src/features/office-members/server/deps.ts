import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import type { Sessions } from '#features/account/server/index.ts';
import type { ReturnOffers } from '#features/account-settings/server/index.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { Site, Sites } from '#features/site/server/index.ts';

/** What acts on an account need. */
export interface ActDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly mails: Mails;
  readonly sessions: Sessions;
  readonly siteOrigin: (site: Site) => string;
  readonly returnOffers: ReturnOffers;
  /** Conversations disappear at once where others have them open; call what it returns after the commit. */
  readonly hideConversationsOf: (tx: Tx, user: UserId) => Promise<() => void>;
  /** The accounts that a member has paid from by direct debit. */
  readonly ibansOf: (user: UserId) => Promise<string[]>;
}

export type StaffCall = Call<Viewer | null, Staff>;
