import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { IdRows } from '#platform/server/db/id-list.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { MadeLike } from '#features/likes/server/index.ts';
import type { MemberViewerContext, Members } from '#features/members/server/index.ts';
import type { SearchIndex } from '#features/search/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';

export interface SwipeDeps {
  readonly db: Db;
  readonly members: Members;
  readonly index: SearchIndex;
  readonly sites: Sites;
  readonly clock: Clock;
  /** SQL: ids of members the viewer likes or chats with. */
  readonly knownIds: (viewer: UserId) => IdRows;
  /** Makes a like within the transaction. Null when the member is not visible to the viewer. */
  readonly like: (tx: Tx, viewer: MemberViewerContext['viewer'], member: UserId, now: Date) => Promise<MadeLike | null>;
  /** Removes the like made at `madeAt`. Call the returned function after the commit. */
  readonly takeLikeBack: (tx: Tx, viewer: MemberViewerContext['viewer'], member: UserId, madeAt: Date) => Promise<() => void>;
  readonly isMatch: (db: Db | Tx, viewer: UserId, member: UserId) => Promise<boolean>;
  /** Whether the two have exchanged messages. */
  readonly hasConversation: (db: Db | Tx, viewer: UserId, member: UserId) => Promise<boolean>;
}
