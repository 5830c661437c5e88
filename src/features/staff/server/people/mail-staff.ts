import { pickLanguage } from '#platform/contract/languages.ts';
import { type Right, rightsAt, rolesAt } from '#platform/contract/rights.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { MailContent } from '#features/mails/server/index.ts';
import type { SiteId, StaffId } from '#platform/contract/ids.ts';
import type { StaffDeps } from '../deps.ts';
import { listWorking, type Working } from './present-people.ts';

/** The letter for one person; `origin`: where the office of that person is. */
type Write = (to: { readonly name: string; readonly origin: string }) => MailContent;
type Deps = Pick<StaffDeps, 'mails' | 'sites' | 'originOf'>;

/** Mails everybody who is owner of a site, each once, in the language of the person. */
export async function mailOwners(deps: Deps, tx: Tx, write: Write): Promise<void> {
  const owners = (await listWorking(tx)).filter(({ grants }) => grants.some(({ role }) => role === 'owner'));
  await mailEach(deps, tx, owners, write);
}

/** What one person of several may read: `sites` are those where the person has the right. Null: no letter. */
export type WriteAbout = (to: {
  readonly name: string;
  readonly sites: readonly SiteId[];
  /** The address of a page of the office about the first of these sites. */
  readonly page: (path: string, site: SiteId) => string;
}) => Promise<MailContent | null>;

/** Mails everybody who has a right on a site, each once, in the language of the person. */
export async function mailWithRight(deps: Deps, tx: Tx, right: Right, write: WriteAbout): Promise<void> {
  const all = await deps.sites.all();
  for (const person of await listWorking(tx)) {
    const held = all.filter(({ id }) => rightsAt(person.grants, id).includes(right));
    if (held.length === 0) continue;
    const page = (path: string, about: SiteId) => {
      const site = held.find(({ id }) => id === about);
      return site === undefined ? path : `${deps.originOf(site)}${path}?site=${about}`;
    };
    const content = await write({ name: person.row.name, sites: held.map(({ id }) => id), page });
    if (content !== null) await mailEach(deps, tx, [person], () => content);
  }
}

/** Mails somebody who works here; whoever has ended gets nothing. */
export async function mailStaff(deps: Deps, tx: Tx, staff: StaffId, write: Write): Promise<void> {
  const found = (await listWorking(tx)).filter(({ row }) => row.id === staff);
  await mailEach(deps, tx, found, write);
}

async function mailEach({ mails, sites, originOf }: Deps, tx: Tx, people: readonly Working[], write: Write): Promise<void> {
  const all = await sites.all();
  for (const { row, grants } of people) {
    const site = all.find(({ id }) => rolesAt(grants, id).length > 0) ?? all[0];
    if (site === undefined) continue;
    const origin = originOf(site);
    const language = row.language ?? pickLanguage(site.settings.domain_language);
    await mails.post(tx, { ...write({ name: row.name, origin }), to: row.email, language, site: site.id, origin });
  }
}
