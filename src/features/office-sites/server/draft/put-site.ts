import type { BodyOf } from '#platform/contract/endpoint.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import { loadSitesIn } from '#features/site/server/index.ts';
import { type Act, type Entry, replying } from '#features/staff/server/index.ts';
import type { putSite as endpoint } from '../../contract/endpoints.ts';
import { checkFields, normal, type Problem } from '../check/check-fields.ts';
import type { Surroundings } from '../check/meanings.ts';
import type { SiteDeps } from '../deps.ts';
import { type Draft, lockDraft, setDraft } from '../store/draft-repo.ts';
import { listOnlyKeys } from '../store/only-keys-repo.ts';
import { presentSite } from './present-site.ts';
import { changesBetween, type FieldChange, fieldNames, type Fields, fieldsOf, fieldsSent } from '../document/site-document.ts';

/** Changes the draft; nothing of it is live. The values that are sent take the place of those of the draft. */
export async function putSite(deps: SiteDeps, body: BodyOf<typeof endpoint>, call: Call<Viewer | null, Staff>, act: Act) {
  const sent = fieldsSent(body);
  const unknown = Object.keys(sent).find((field) => !fieldNames.includes(field));
  if (unknown !== undefined) return refusal([{ field: unknown.slice(0, 60), problem: 'unknown_field', params: {} }]);
  const changed = await act(async (tx): Promise<Result<Entry<null>, 'changed_meanwhile' | 'setting_refused'>> => {
    const now = deps.clock.now();
    const draft = await lockDraft(tx, call.site, now);
    if (draft.version !== body.version) return conflict(deps, call.site, draft, body.version);
    const published = await publishedIn(tx, call.site, deps.publicHost);
    const before = { ...published.fields, ...draft.changes };
    const after = { ...before, ...Object.fromEntries(Object.entries(sent).map(([field, value]) => [field, normal(value)])) };
    const ownChanges = changesBetween(before, after).map(({ field }) => field);
    const changes = changesBetween(published.fields, after);
    // What somebody puts back to what is live needs no check.
    const different = new Set(changes.map(({ field }) => field));
    const problems = checkFields(
      ownChanges.filter((field) => different.has(field)),
      after,
      around(published, call),
    );
    if (problems.length > 0) return refusal(problems);
    if (ownChanges.length === 0) return ok({ value: null, nothing: true });
    await setDraft(tx, { site: call.site, changes: newValues(changes), by: call.staff.staffId, now });
    return ok({ value: null, subject: call.site, reason: ownChanges.join(' ').slice(0, 200) });
  });
  return replying(changed, () => presentSite(deps, call.site));
}

export const newValues = (changes: readonly FieldChange[]): Fields =>
  Object.fromEntries(changes.map(({ field, new: value }) => [field, value]));

/** The first problem, and the names of all fields that have one. */
export const refusal = ([first, ...others]: readonly Problem[]) =>
  fail('setting_refused', {
    ...first?.params,
    field: first?.field ?? '',
    problem: first?.problem ?? 'wrong_shape',
    fields: [first, ...others].map((one) => one?.field ?? '').join(' '),
  });

/** What the other person has made of the draft, beside the version of whoever is late. */
export async function conflict({ nameOf }: SiteDeps, _site: SiteId, draft: Draft, yours: number) {
  return fail('changed_meanwhile', {
    version: draft.version,
    yours,
    by: draft.by === null ? '' : await nameOf(draft.by),
    at: draft.at?.toISOString() ?? '',
    theirs: JSON.stringify(draft.changes),
  });
}

interface Published {
  readonly id: SiteId;
  readonly fields: Fields;
  readonly hosts: readonly string[];
  readonly otherHosts: ReadonlySet<string>;
  /** Hosts without which somebody of the staff could not log in any more. */
  readonly onlyKeys: ReadonlySet<string>;
}

/** What is live, within the transaction. */
export async function publishedIn(tx: Tx, id: SiteId, publicHost: string | null): Promise<Published> {
  const rows = await loadSitesIn(tx);
  const row = rows.find((one) => one.id === id);
  if (row === undefined) throw new Error(`There is no site ${id}.`);
  return {
    id,
    fields: fieldsOf({ ...row, settings: Object(row.settings), company: Object(row.company) }),
    hosts: row.hosts,
    // The main site has the host of PUBLIC_URL without naming it.
    otherHosts: new Set([
      ...rows.flatMap((one) => (one.id === id ? [] : one.hosts)),
      ...(rows[0]?.id === id || publicHost === null ? [] : [publicHost]),
    ]),
    onlyKeys: await listOnlyKeys(tx),
  };
}

export const around = ({ hosts, otherHosts, onlyKeys }: Published, { host }: Call<Viewer | null, Staff>): Surroundings => ({
  takenHosts: otherHosts,
  onlyKeys,
  hosts,
  ownHost: hosts.includes(host) ? host : null,
});
