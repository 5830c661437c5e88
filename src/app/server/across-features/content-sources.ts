import type { Db } from '#platform/server/db/open-database.ts';
import { giftSource, icebreakerSource } from '#features/chat/server/index.ts';
import { landerSource } from '#features/landers/server/index.ts';
import { pageSource } from '#features/operator-pages/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { ContentSources } from '#features/site-content/server/index.ts';
import { legalSource } from '#features/static-pages/server/index.ts';
import { teaserSource } from '#features/teasers/server/index.ts';

/** What the operator can write in the office, from the features that show it. */
export const contentSources = (db: Db, sites: Sites): ContentSources => ({
  page: pageSource(db),
  lander: landerSource(sites),
  icebreaker: icebreakerSource,
  gift: giftSource(sites),
  teaser: teaserSource(db),
  legal: legalSource(sites),
});
