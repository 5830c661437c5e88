import type { BodyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { rightsOfRole } from '#platform/contract/rights.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import { insertSite, loadSitesIn, lockSites } from '#features/site/server/index.ts';
import { type Act, type Entry, replying } from '#features/staff/server/index.ts';
import type { addSite as endpoint } from '../../contract/endpoints.ts';
import { declaredFields } from '../../contract/fields.ts';
import { checkFields, normal } from '../check/check-fields.ts';
import type { SiteDeps } from '../deps.ts';
import { refusal } from '../draft/put-site.ts';
import { documentOf, fieldsOf } from '../document/site-document.ts';
import { copyContent } from '../store/site-life-repo.ts';

/** A new site from an old one, open at once. Only people who may change every site make one: nobody else could set it up. */
export async function addSite(
  { clock, sites, publicHost }: SiteDeps,
  body: BodyOf<typeof endpoint>,
  call: Call<Viewer | null, Staff>,
  act: Act,
) {
  const everywhere = call.staff.grants.some(({ role, site }) => site === null && rightsOfRole[role].includes('sites.change'));
  if (!everywhere) return fail('right_missing', { right: 'sites.change' });
  const name = String(normal(body.name));
  const host = body.host.trim().toLowerCase();
  const added = await act(async (tx): Promise<Result<Entry<number>, 'not_found' | 'setting_refused'>> => {
    await lockSites(tx);
    const rows = await loadSitesIn(tx);
    const from = rows.find(({ id }) => id === body.from);
    if (from === undefined) return fail('not_found');
    const fields = fieldsOf({ ...from, settings: Object(from.settings), company: Object(from.company) });
    const wished = {
      ...fields,
      name,
      mail_name: name,
      index_title: renamed(fields['index_title'], fields['name'], name),
      description: renamed(fields['description'], fields['name'], name),
      domain: host,
      hosts: [host],
      ...Object.fromEntries(declaredFields.map((field) => [field, null])),
    };
    const around = {
      takenHosts: new Set([...rows.flatMap(({ hosts }) => hosts), ...(publicHost === null ? [] : [publicHost])]),
      onlyKeys: new Set<string>(),
      hosts: [],
      ownHost: null,
    };
    const problems = checkFields(['name', 'hosts'], wished, around);
    if (problems.length > 0) return refusal(problems);
    const { settings, company } = documentOf(wished);
    const id = await insertSite(tx, { hosts: [host], settings, company, timeZone: from.timeZone }, clock.now());
    await copyContent(tx, from.id, id, clock.now());
    return ok({ value: id, subject: id, reason: `from ${from.id}` });
  });
  if (added.ok) sites.changed();
  return replying(added, (site) => ({ site }));
}

/** The texts that search engines show say the name of the site, and not that of the old one. */
function renamed(text: unknown, from: unknown, to: string): unknown {
  if (typeof text !== 'string' || typeof from !== 'string' || from === '') return text;
  const escaped = from.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return text.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu'), () => to);
}
