import type { SiteId, StaffId } from '#platform/contract/ids.ts';
import { fail, type Failure, ok, type Result } from '#platform/contract/result.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import { Value } from 'typebox/value';
import { isDeepStrictEqual } from 'node:util';
import { addPublicChange, loadSite, lockSites, updateSite } from '#features/site/server/index.ts';
import { StoredCompany, StoredSettings } from '#features/site/contract/settings.ts';
import { type Act, type Entry, replying } from '#features/staff/server/index.ts';
import { type PublicChangeName, publicChangeNames } from '#features/site/contract/public-changes.ts';
import { checkFields } from '../check/check-fields.ts';
import type { SiteDeps } from '../deps.ts';
import { lockDraft, setDraft } from '../store/draft-repo.ts';
import { findEdition, insertEdition } from '../store/edition-repo.ts';
import { presentSite } from './present-site.ts';
import { around, conflict, newValues, publishedIn, refusal } from './put-site.ts';
import { changesBetween, documentOf, type FieldChange, type Fields } from '../document/site-document.ts';

type StaffCall = Call<Viewer | null, Staff>;

/** What moves money or books from one company to another, and the limit above which two people refund. */
const ofOwners: Readonly<Record<string, 'everywhere' | 'here'>> = {
  company_id: 'everywhere',
  'company.sepa_creditor': 'everywhere',
  refund_limit: 'here',
};

/** Owners alone change what others could enrich themselves by; for what concerns other sites, owners of all of them. */
function refuseOthers({ staff, site }: StaffCall, changes: readonly FieldChange[]): Failure<'right_missing'> | null {
  const owns = (where: 'everywhere' | 'here') =>
    staff.grants.some((grant) => grant.role === 'owner' && (grant.site === null || (where === 'here' && grant.site === site)));
  return changes.every(({ field }) => ofOwners[field] === undefined || owns(ofOwners[field]))
    ? null
    : fail('right_missing', { right: 'sites.delete' });
}

/** Makes the draft live in every process. */
export async function publishSite(deps: SiteDeps, version: number, call: StaffCall, act: Act) {
  const published = await act(
    async (tx): Promise<Result<Entry<null>, 'changed_meanwhile' | 'setting_refused' | 'nothing_to_publish' | 'right_missing'>> => {
      const now = deps.clock.now();
      await lockSites(tx);
      const draft = await lockDraft(tx, call.site, now);
      if (draft.version !== version) return conflict(deps, call.site, draft, version);
      const live = await publishedIn(tx, call.site, deps.publicHost);
      const after = { ...live.fields, ...draft.changes };
      const changes = changesBetween(live.fields, after);
      if (changes.length === 0) return fail('nothing_to_publish');
      const refused = refuseOthers(call, changes);
      if (refused !== null) return refused;
      const problems = checkFields(
        changes.map(({ field }) => field),
        after,
        around(live, call),
      );
      if (problems.length > 0) return refusal(problems);
      await applyChanges(deps, tx, { site: call.site, by: call.staff.staffId, after, changes, now });
      await setDraft(tx, { site: call.site, changes: {}, by: call.staff.staffId, now });
      return ok({
        value: null,
        subject: call.site,
        reason: changes
          .map(({ field }) => field)
          .join(' ')
          .slice(0, 200),
      });
    },
  );
  if (published.ok) deps.sites.changed();
  return replying(published, () => presentSite(deps, call.site));
}

/** Takes a publication back in one act: each of its fields gets its old value, unless a later publication has changed it. */
export async function revertSite(deps: SiteDeps, id: number, call: StaffCall, act: Act) {
  const reverted = await act(
    async (tx): Promise<Result<Entry<null>, 'not_found' | 'already_reverted' | 'changed_since' | 'setting_refused' | 'right_missing'>> => {
      const now = deps.clock.now();
      await lockSites(tx);
      const draft = await lockDraft(tx, call.site, now);
      const edition = await findEdition(tx, call.site, id);
      if (edition === null) return fail('not_found');
      if (edition.revertedBy !== null) return fail('already_reverted');
      const live = await publishedIn(tx, call.site, deps.publicHost);
      const later = edition.changes.find(({ field, new: value }) => !isDeepStrictEqual(live.fields[field] ?? null, value ?? null));
      if (later !== undefined) return fail('changed_since', { field: later.field });
      const after = { ...live.fields, ...Object.fromEntries(edition.changes.map(({ field, old }) => [field, old ?? null])) };
      const changes = changesBetween(live.fields, after);
      const refused = refuseOthers(call, changes);
      if (refused !== null) return refused;
      const problems = checkFields(
        changes.map(({ field }) => field),
        after,
        around(live, call),
      );
      if (problems.length > 0) return refusal(problems);
      await applyChanges(deps, tx, { site: call.site, by: call.staff.staffId, after, changes, reverts: id, now });
      // The draft stays, without what is live again by itself.
      const drafted = changesBetween(after, { ...after, ...draft.changes });
      await setDraft(tx, { site: call.site, changes: newValues(drafted), by: draft.by ?? call.staff.staffId, now });
      return ok({
        value: null,
        subject: id,
        reason: changes
          .map(({ field }) => field)
          .join(' ')
          .slice(0, 200),
      });
    },
  );
  if (reverted.ok) deps.sites.changed();
  return replying(reverted, () => presentSite(deps, call.site));
}

interface Applied {
  readonly site: SiteId;
  readonly by: StaffId;
  /** All fields as they will be. */
  readonly after: Fields;
  readonly changes: readonly FieldChange[];
  readonly reverts?: number;
  readonly now: Date;
}

/** Writes the new values, the edition and what anybody can read of it. */
export async function applyChanges(
  deps: Pick<SiteDeps, 'leastGiftPrice'>,
  tx: Tx,
  { site, by, after, changes, reverts, now }: Applied,
): Promise<void> {
  const { settings, company, hosts, time_zone } = documentOf(after);
  const row = await loadSite(tx, site);
  // Keys that this release does not know stay.
  const stored = {
    settings: { ...unknownOf(row.settings, after), ...settings },
    company: { ...unknownOf(row.company, after, 'company.'), ...company },
  };
  if (!Value.Check(StoredSettings, stored.settings) || !Value.Check(StoredCompany, stored.company))
    throw new Error(`the settings of site ${site} would not fit`);
  await updateSite(tx, site, { ...stored, hosts, timeZone: time_zone });
  await insertEdition(tx, { site, by, changes, ...(reverts !== undefined && { reverts }), now });
  for (const { field, old, new: next } of changes)
    if (field === 'gift_credits') await recordGiftPrice(deps, tx, { site, now }, Number(old), Number(next));
    else if (isPublic(field)) await addPublicChange(tx, { site, at: now, name: field, old, new: next });
}

/** Gifts can have prices of their own: what anybody can read is the price from which there are gifts. */
async function recordGiftPrice(
  { leastGiftPrice }: Pick<SiteDeps, 'leastGiftPrice'>,
  tx: Tx,
  { site, now }: Pick<Applied, 'site' | 'now'>,
  before: number,
  after: number,
): Promise<void> {
  const [old, next] = [await leastGiftPrice(tx, site, before), await leastGiftPrice(tx, site, after)];
  if (old !== next) await addPublicChange(tx, { site, at: now, name: 'gift_credits', old, new: next });
}

const isPublic = (field: string): field is PublicChangeName => publicChangeNames.some((name) => name === field);

const unknownOf = (stored: unknown, known: Fields, prefix = ''): object =>
  Object.fromEntries(Object.entries(Object(stored)).filter(([name]) => !Object.hasOwn(known, `${prefix}${name}`)));
