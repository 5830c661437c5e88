import type { SiteId, StaffId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import type { DraftPreviews } from './preview/draft-preview.ts';

/** What operations on the settings of a site need. */
export interface SiteDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  /** That of `PUBLIC_URL`, which the main site has without naming it. */
  readonly publicHost: string | null;
  /** The price of the cheapest gift on offer where the setting says `credits`; null: none is offered. */
  readonly leastGiftPrice: (tx: Tx, site: SiteId, credits: number) => Promise<number | null>;
  /** Where the pages of a site are, for whoever is on another one. */
  readonly originOf: (site: Site) => string;
  readonly previews: DraftPreviews;
  /** Of somebody who works or has worked here. */
  readonly nameOf: (staff: StaffId) => Promise<string>;
}
