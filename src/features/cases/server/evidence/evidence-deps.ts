import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import type { Sites } from '#features/site/server/index.ts';

export interface EvidenceDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly storage: FileStorage;
  readonly sites: Sites;
}
