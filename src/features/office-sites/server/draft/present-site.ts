import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import { readSite } from '#features/site/server/index.ts';
import { publicChangeNames } from '#features/site/contract/public-changes.ts';
import { siteSwitches } from '#features/site/contract/switches.ts';
import type { getSite, getSiteEditions } from '../../contract/endpoints.ts';
import type { SiteDeps } from '../deps.ts';
import { findDraft } from '../store/draft-repo.ts';
import { type Edition, listEditions } from '../store/edition-repo.ts';
import { changesBetween, documentOf, fieldsOf } from '../document/site-document.ts';

const editionsOnPage = 10;

/** The site as it would be with the draft, what is live, and the newest publications: read together, so that they fit. */
export async function presentSite({ db, nameOf, sites }: SiteDeps, id: SiteId): Promise<ReplyOf<typeof getSite>> {
  const { stored, draft } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => ({ stored: await readSite(tx, id), draft: await findDraft(tx, id) }));
  const published = fieldsOf(stored);
  const drafted = { ...published, ...draft.changes };
  const changes = changesBetween(published, drafted);
  const { main } = await sites.byId(id);
  return {
    site: {
      id,
      name: stored.settings.name,
      main,
      closes_at: stored.closesAt?.toISOString() ?? null,
      fictional: stored.settings.fictional_singular !== null,
    },
    version: draft.version,
    ...copy(documentOf(drafted)),
    published: copy(documentOf(published)),
    changes: changes.map((change) => ({ ...change, public: isPublic(change.field) })),
    draft:
      draft.by === null || draft.at === null || changes.length === 0
        ? null
        : { by: { id: draft.by, name: await nameOf(draft.by) }, at: draft.at.toISOString() },
    off: siteSwitches.flatMap((name) => {
      const off = stored.switches[name];
      return off === undefined ? [] : [{ switch: name, ...off }];
    }),
    ...(await presentEditions(await listEditions(db, id, null, editionsOnPage + 1))),
  };
}

export async function getEditions({ db }: SiteDeps, id: SiteId, after: number | undefined): Promise<ReplyOf<typeof getSiteEditions>> {
  return presentEditions(await listEditions(db, id, after ?? null, editionsOnPage + 1));
}

const copy = ({ settings, company, hosts, time_zone }: ReturnType<typeof documentOf>) => ({
  settings: { ...settings },
  company: { ...company },
  hosts: [...hosts],
  time_zone,
});

const isPublic = (field: string): boolean => publicChangeNames.some((name) => name === field) || field.startsWith('fictional_');

const presentEditions = async (found: readonly Edition[]) => {
  const shown = found.slice(0, editionsOnPage);
  return {
    history: shown.map(({ id, at, by, changes, reverts, revertedBy }) => ({
      id,
      at: at.toISOString(),
      by,
      changes: changes.map((change) => ({ ...change, public: isPublic(change.field) })),
      reverts,
      reverted_by: revertedBy,
    })),
    next: found.length > editionsOnPage ? (shown.at(-1)?.id ?? null) : null,
  };
};
