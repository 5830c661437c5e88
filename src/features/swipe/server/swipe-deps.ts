import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { IdRows } from '#platform/server/db/id-list.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { MadeLike } from '#features/likes/server/index.ts';
import type { MemberLook, Members, SearchIndex } from '#features/members/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { SwipeStore } from './swipe-repo.ts';

export interface SwipeDeps {
  readonly store: SwipeStore;
  readonly members: Members;
  readonly index: SearchIndex;
  readonly sites: Sites;
  readonly clock: Clock;
  /** SQL: everybody whom the viewer likes or talks with. */
  readonly knownIds: (viewer: UserId) => IdRows;
  /** A like as any other, as a part of the transaction. Null: the member does not exist for the viewer. */
  readonly like: (tx: Tx, viewer: MemberLook['viewer'], member: UserId, now: Date) => Promise<MadeLike | null>;
  /** Removes the like that was made just then. What it returns is called after the commit. */
  readonly takeLikeBack: (tx: Tx, viewer: MemberLook['viewer'], member: UserId, madeAt: Date) => Promise<() => void>;
  readonly isMatch: (db: Db | Tx, viewer: UserId, member: UserId) => Promise<boolean>;
  /** There are messages between the two. */
  readonly haveWritten: (db: Db | Tx, viewer: UserId, member: UserId) => Promise<boolean>;
}
