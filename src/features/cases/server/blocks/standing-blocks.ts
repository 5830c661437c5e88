import * as Type from 'typebox';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Bus } from '#platform/server/live/bus.ts';
import { busEvent } from '#platform/server/live/bus-event.ts';
import { type BlockIndex, indexesOf } from './block-index.ts';
import { listStanding } from './block-repo.ts';

/** The blocks are to be read again. */
const blocksChanged = busEvent('blocks.changed', Type.Object({}));

/** What stands, kept in memory, so that no message waits for a query; read again when one of the processes changes it. */
export interface StandingBlocks {
  /** Null: the site has none. */
  readonly of: (site: SiteId) => Promise<BlockIndex | null>;
  /** Call it after the commit. */
  readonly changed: () => void;
}

export function createStandingBlocks({ db, clock, bus }: { readonly db: Db; readonly clock: Clock; readonly bus: Bus }): StandingBlocks {
  let loaded: Promise<ReadonlyMap<SiteId, BlockIndex>> | null = null;
  const forget = () => {
    loaded = null;
  };
  bus.subscribe(blocksChanged, forget);
  bus.onGap(forget);
  const all = () => {
    loaded ??= listStanding(db, clock.now())
      .then(indexesOf)
      .catch((error: unknown) => {
        forget();
        throw error;
      });
    return loaded;
  };
  return {
    of: async (site) => (await all()).get(site) ?? null,
    changed: () => bus.publish(blocksChanged, {}),
  };
}
