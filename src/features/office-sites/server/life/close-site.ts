import * as Type from 'typebox';
import { Value } from 'typebox/value';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { rightsAt } from '#platform/contract/rights.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import { type Act, type ApprovalHandler, askApproval, type Entry, noFacts, replying } from '#features/staff/server/index.ts';
import type { closeSite as endpoint } from '../../contract/endpoints.ts';
import type { SiteDeps } from '../deps.ts';
import { countConcerned, setClosing } from '../store/site-life-repo.ts';

/** Days in which members can take their data and their money with them. */
const closingDays = 30;

const Request = Type.Object({
  name: Type.String(),
  days: Type.Integer(),
  members: Type.Integer(),
  credits: Type.Integer(),
  counted_at: Type.String(),
});

type Asked = Entry<{ readonly id: number; readonly hash: string }>;

/** Asks a second person to close the site. */
export async function closeSite({ clock, sites }: SiteDeps, body: BodyOf<typeof endpoint>, call: Call<Viewer | null, Staff>, act: Act) {
  const site = (await sites.all()).find(({ id }) => id === body.site);
  if (site === undefined || !rightsAt(call.staff.grants, site.id).includes('sites.delete')) return fail('not_found');
  if (site.main) return fail('main_site');
  if (site.closesAt !== null) return fail('closing_already');
  if (body.name.trim() !== site.settings.name) return fail('name_differs');
  const asked = await act(async (tx): Promise<Result<Asked, 'second_person_missing'>> => {
    const { members, credits } = await countConcerned(tx, site.id);
    const request = { name: site.settings.name, days: closingDays, members, credits, counted_at: clock.now().toISOString() };
    const approval = await askApproval(tx, clock, { kind: 'site-delete', site: site.id, subject: null, request, by: call.staff.staffId });
    return approval.ok ? ok({ value: approval.value, subject: `approval ${approval.value.id}`, site: site.id }) : approval;
  });
  return replying(asked, (approval) => ({ approval }));
}

export const closeApproval = ({ clock, sites }: SiteDeps): ApprovalHandler => ({
  kind: 'site-delete',
  async describe({ request }) {
    if (!Value.Check(Request, request)) return null;
    const { name, members, credits, counted_at } = request;
    return {
      ...noFacts,
      name,
      counted_at,
      figures: [
        { name: 'members', count: members },
        { name: 'credits', count: credits },
      ],
    };
  },
  async apply(tx, { row }) {
    const closesAt = new Date(clock.now().getTime() + closingDays * 86_400_000);
    return (await setClosing(tx, row.site, closesAt)) ? ok(null) : fail('approval_changed');
  },
  applied: () => sites.changed(),
});
