import { versionId } from '#features/static-pages/contract/legal.ts';
import { countingVersions, type LegalVersion } from '#features/static-pages/server/index.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import { type AskedDeps } from './asked-terms.ts';
import { takeUnmailed } from './terms-mail-repo.ts';

export interface TermsMailDeps extends AskedDeps {
  readonly sites: Sites;
  readonly mails: Pick<Mails, 'post'>;
  readonly originOf: (site: Site) => string;
}

/** Members in one transaction: what a killed process has to do again. */
const atOnce = 50;
/** Mails of a site in a run, which comes each minute: other mails, such as links to log in, must not wait behind all of these. */
const mostInRun = 300;

/**
 * Mails members that the terms in their language change: each once for an edition, also when the process is killed in between, because a
 * mail is queued in the transaction that notes its receiver.
 */
export async function mailTerms(deps: TermsMailDeps): Promise<void> {
  for (const site of await deps.sites.all()) {
    let left = mostInRun;
    for (const counting of await announced(deps, site)) {
      for (let taken = atOnce; taken === atOnce && left > 0; left -= taken) taken = await mailNext(deps, site, counting);
      if (left <= 0) break;
    }
  }
}

/** Of each language the versions that have applied or will, the newest first. */
async function announced({ legalTexts }: TermsMailDeps, site: Site): Promise<LegalVersion[][]> {
  const versions = await legalTexts.versions(site);
  const languages = new Set(versions.filter(({ key }) => key === 'terms').map(({ language }) => language));
  return [...languages].map((language) => countingVersions(versions, 'terms', language));
}

async function mailNext({ db, clock, mails, originOf }: TermsMailDeps, site: Site, counting: readonly LegalVersion[]): Promise<number> {
  const [version] = counting;
  if (version === undefined) return 0;
  const origin = originOf(site);
  return db.transaction().execute(async (tx) => {
    const { taken, readers } = await takeUnmailed(tx, site.id, version, { most: atOnce, now: clock.now() });
    for (const { email, name, agreed } of readers) {
      // An earlier version still asks when the newest one does not.
      const changes = counting.filter(({ edition }) => edition > agreed);
      await mails.post(tx, {
        kind: 'terms_changed',
        params: {
          name,
          link: `${origin}/pages/terms/${versionId(version)}`,
          begins: version.beginsAt.toISOString(),
          words: changes
            .map(({ summary }) => summary)
            .filter((summary) => summary !== '')
            .join('\n\n'),
          asks: changes.some(({ asks }) => asks) ? 'yes' : 'no',
        },
        to: email,
        language: version.language,
        site: site.id,
        origin,
      });
    }
    return taken;
  });
}
