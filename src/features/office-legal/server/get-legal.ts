import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import { type Language, languages } from '#platform/contract/languages.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { legalKeys } from '#features/site-content/contract/kinds.ts';
import type { Sites } from '#features/site/server/index.ts';
import { versionId } from '#features/static-pages/contract/legal.ts';
import {
  countingVersions,
  currentVersion,
  type LegalVersion,
  listAnnouncements,
  listVersions,
} from '#features/static-pages/server/index.ts';
import type { getLegal as endpoint, LegalLanguage } from '../contract/endpoints.ts';
import { countMembers } from './counts-repo.ts';

export interface LegalDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Pick<Sites, 'byId'>;
}

export async function getLegal({ db, clock, sites }: LegalDeps, site: SiteId): Promise<Success<ReplyOf<typeof endpoint>>> {
  const now = clock.now();
  const [versions, announcements, counts, { timeZone }] = await Promise.all([
    listVersions(db, site),
    listAnnouncements(db, site),
    countMembers(db, site),
    sites.byId(site),
  ]);
  const ofLanguage = (key: LegalVersion['key'], language: Language): LegalLanguage => {
    const newest = versions.reduce((most, one) => (one.key === key ? Math.max(most, one.edition) : most), 0);
    const counting = countingVersions(versions, key, language);
    const current = currentVersion(counting, now);
    const said = announcements.find((one) => one.key === key && one.language === language);
    const counted = (names: ReadonlyMap<string, number>, one: LegalVersion) => (key === 'terms' ? (names.get(versionId(one)) ?? 0) : 0);
    return {
      language,
      members: counts.members.get(language) ?? 0,
      behind: newest > (counting[0]?.edition ?? 0),
      announcement: said === undefined ? null : { summary: said.summary, begins_at: said.beginsAt?.toISOString() ?? null, asks: said.asks },
      versions: counting.map((one) => ({
        id: versionId(one),
        edition: one.edition,
        published_at: one.publishedAt.toISOString(),
        begins_at: one.beginsAt.toISOString(),
        state: one === current ? 'current' : one.beginsAt > now ? 'coming' : 'earlier',
        asks: one.asks,
        summary: one.summary,
        agreed: counted(counts.agreed, one),
        mailed: counted(counts.mailed, one),
      })),
    };
  };
  return ok({
    texts: legalKeys.map((key) => ({ key, languages: languages.map((language) => ofLanguage(key, language)) })),
    time_zone: timeZone,
  });
}
