import type { Cdn } from '#platform/server/cdn/cdn.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { maxOpenItems, type OpenTask } from '#platform/server/feature.ts';
import type { Log } from '#platform/server/log.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import { publicFiles } from '../photo-files.ts';
import {
  forgetAllWithdrawn,
  forgetWithdrawn,
  listFailing,
  setFailed,
  setPurged,
  takeWithdrawn,
  type WithdrawnPhoto,
} from './withdrawn-repo.ts';

export interface PurgeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly cdn: Cdn;
  readonly sites: Pick<Sites, 'all'>;
  /** The public base URLs of a site, such as `https://www.example.org`. */
  readonly originsOf: (site: Site) => readonly string[];
}

/** Ms after which another process repeats a purge that this one has begun. */
const lease = 2 * 60_000;
/**
 * Ms after which each file is purged once more. Just before the withdrawal, the CDN may have requested the file, or requested it from
 * a process that did not know of it yet, and may have stored the response after the first purge.
 */
const again = 60_000;
const purgeRounds = 2;
const [firstRetry, longestRetry] = [5000, 600_000];
/** With the longest delay, two days: by then the CDN's copy has long expired. */
const maxFailures = 300;

/**
 * Purges the files of withdrawn photos from the CDN, one photo after the other. A failed purge is retried with growing delays. Other
 * due purges then wait for the next run, because the CDN is probably unreachable.
 */
export async function purgeCdn(deps: PurgeDeps): Promise<void> {
  const { db, clock, cdn } = deps;
  if (cdn.keepsSeconds === null) return forgetAllWithdrawn(db);
  for (;;) {
    const now = clock.now();
    const photo = await takeWithdrawn(db, now, after(now, lease));
    if (photo === null || !(await purgeFiles(deps, photo, now))) return;
  }
}

/** False when the CDN could not be reached, or refused. */
async function purgeFiles({ db, cdn, log, sites, originsOf }: PurgeDeps, photo: WithdrawnPhoto, now: Date): Promise<boolean> {
  const concerned = (await sites.all()).filter(({ id }) => photo.site === null || photo.site === id);
  try {
    await cdn.purge([...new Set(concerned.flatMap((site) => addressesOf(photo, site, originsOf(site))))]);
  } catch (error) {
    const failures = photo.failures + 1;
    if (failures < maxFailures) {
      log.warn({ photo: photo.name, failures, error: String(error) }, 'a withdrawn photo could not be purged from the CDN');
      await setFailed(db, photo, after(now, retryAfter(failures)));
    } else {
      log.error({ photo: photo.name, failures, error: String(error) }, 'a withdrawn photo was never purged from the CDN');
      await forgetWithdrawn(db, photo);
    }
    return false;
  }
  if (photo.timesPurged + 1 < purgeRounds) await setPurged(db, photo, after(now, again));
  else await forgetWithdrawn(db, photo);
  return true;
}

/** Purges that have been failing for ten minutes. */
export async function findOpenPurges(db: Db, now: Date): Promise<OpenTask[]> {
  const items = (await listFailing(db, longFailing, maxOpenItems)).map(({ name, failures, due }) => ({
    subject: `photo ${name}`,
    since: after(due ?? now, -waited(failures)),
    note: `the CDN could not be told ${failures} times; it asks by itself a day after the photo was withdrawn`,
  }));
  return [{ name: 'waiting_cdn_purges', items }];
}

/** Consecutive failures, which take ten minutes. */
const longFailing = 6;

/** Ms from the first failure to the attempt that follows this many failures. */
const waited = (failures: number): number =>
  Array.from({ length: failures }, (_, n) => retryAfter(n + 1)).reduce((sum, one) => sum + one, 0);

const retryAfter = (failures: number): number => Math.min(longestRetry, firstRetry * 2 ** Math.min(failures, 10));

/** The URLs as pages contain them: below the site's cdn_prefix, which may be a path on each of its hosts. */
function addressesOf(photo: WithdrawnPhoto, { settings }: Site, origins: readonly string[]): string[] {
  const files = publicFiles(photo);
  return origins.flatMap((origin) => files.map((file) => new URL(settings.cdn_prefix + file, origin).href));
}

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
