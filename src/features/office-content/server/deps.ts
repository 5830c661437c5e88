import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { ContentSources, SiteContent } from '#features/site-content/server/index.ts';

/** What operations on the content of a site need. */
export interface ContentDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly content: SiteContent;
  /** What the features that show a kind know about it. */
  readonly sources: ContentSources;
  readonly storage: FileStorage;
  readonly renderMarkdown: (text: string) => string;
}
