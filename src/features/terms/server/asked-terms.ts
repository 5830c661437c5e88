import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Language } from '#platform/contract/languages.ts';
import { fail, type Failure } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { findUser } from '#features/account/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import { readVersionId, versionId } from '#features/static-pages/contract/legal.ts';
import { countingVersions, type LegalTexts, type LegalVersion } from '#features/static-pages/server/index.ts';
import { findAnswers, hasBoughtBefore } from './answer-repo.ts';

export interface AskedDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Pick<Sites, 'byId'>;
  readonly legalTexts: LegalTexts;
  /** The newest edition that a member is known to have agreed to: nobody takes that back, so it need not be read again. */
  readonly agreed: Map<UserId, number>;
}

const mostRemembered = 100_000;

export interface Asked {
  /** The version that applies now. */
  readonly version: LegalVersion;
  readonly id: string;
  /** What has changed since the member agreed; the newest first. */
  readonly changes: readonly LegalVersion[];
  readonly putOff: boolean;
}

export interface TermsReader {
  readonly id: UserId;
  readonly siteId: SiteId;
  readonly language: Language;
}

/** The edition of a version that somebody agreed to; 0: a text of the product. */
export function editionAgreed(versions: readonly LegalVersion[], agreed: string | null): number {
  const named = agreed === null ? null : readVersionId(agreed);
  const version = versions.find(({ key, number, language }) => key === 'terms' && number === named?.number && language === named.language);
  return version?.edition ?? 0;
}

/** The terms that apply in this language, from memory: those that have begun, the newest first. */
export async function begunTerms({ clock, sites, legalTexts }: AskedDeps, { siteId, language }: TermsReader): Promise<LegalVersion[]> {
  const now = clock.now();
  return countingVersions(await legalTexts.versions(await sites.byId(siteId)), 'terms', language).filter(({ beginsAt }) => beginsAt <= now);
}

/** The edition to which members with this language have to agree; 0: to none. */
export const editionAsked = (begun: readonly LegalVersion[]): number =>
  begun.reduce((most, { asks, edition }) => (asks ? Math.max(most, edition) : most), 0);

/** What the member has to agree to; null: nothing. A site whose operator has published no terms costs no query. */
export async function askedTerms(deps: AskedDeps, reader: TermsReader, within: Db | Tx = deps.db): Promise<Asked | null> {
  const begun = await begunTerms(deps, reader);
  const [version] = begun;
  const needed = editionAsked(begun);
  if (version === undefined || needed <= (deps.agreed.get(reader.id) ?? 0)) return null;
  const { agreed, newest } = await findAnswers(within, reader.id);
  const versions = await deps.legalTexts.versions(await deps.sites.byId(reader.siteId));
  const has = editionAgreed(versions, agreed?.version ?? null);
  if (has >= needed) {
    if (deps.agreed.size >= mostRemembered) deps.agreed.clear();
    // Not within a transaction, which may not commit.
    if (within === deps.db) deps.agreed.set(reader.id, has);
    return null;
  }
  const id = versionId(version);
  return {
    version,
    id,
    changes: begun.filter(({ edition }) => edition > has),
    putOff: newest !== null && !newest.granted && newest.version === id,
  };
}

/** When the first of the terms began that the member has not agreed to: what was bought before was bought under other ones. */
export const changedAt = ({ changes, version }: Asked): Date => (changes.findLast(({ asks }) => asks) ?? version).beginsAt;

/**
 * The refusal of what begins something new; null: the member has agreed, or uses what was bought under the terms before. A new contract
 * needs the new terms in any case.
 */
export async function refusedForTerms(
  deps: AskedDeps,
  site: SiteId,
  user: UserId,
  isContract = false,
): Promise<Failure<'terms_changed'> | null> {
  const versions = await deps.legalTexts.versions(await deps.sites.byId(site));
  const now = deps.clock.now();
  const newest = editionAsked(versions.filter(({ key, beginsAt }) => key === 'terms' && beginsAt <= now));
  if (newest <= (deps.agreed.get(user) ?? 0)) return null;
  const reader = await findUser(deps.db, user);
  const asked = reader && (await askedTerms(deps, reader));
  if (asked === null || (!isContract && (await hasBoughtBefore(deps.db, user, changedAt(asked))))) return null;
  return fail('terms_changed', { version: asked.id });
}
