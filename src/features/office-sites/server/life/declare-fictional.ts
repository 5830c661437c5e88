import * as Type from 'typebox';
import { Value } from 'typebox/value';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { cleanText, isLongerThan, isVisibleText } from '#platform/contract/text/text.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import { addPublicChange, lockSites } from '#features/site/server/index.ts';
import { type Act, type ApprovalHandler, askApproval, type Entry, noFacts, replying } from '#features/staff/server/index.ts';
import type { declareFictional as endpoint } from '../../contract/endpoints.ts';
import { declaredFields } from '../../contract/fields.ts';
import type { SiteDeps } from '../deps.ts';
import { applyChanges } from '../draft/publish-site.ts';
import { publishedIn, refusal } from '../draft/put-site.ts';
import { changesBetween } from '../document/site-document.ts';
import { lockDraft, setDraft } from '../store/draft-repo.ts';
import { countConcerned } from '../store/site-life-repo.ts';

const Text = Type.Union([Type.String(), Type.Null()]);
const Request = Type.Object({
  name: Type.String(),
  values: Type.Object({ fictional_icon: Text, fictional_warning: Text, fictional_singular: Text, fictional_plural: Text }),
  members: Type.Integer(),
  counted_at: Type.String(),
});

/** Characters of each label. */
const longest = { fictional_icon: 100, fictional_warning: 400, fictional_singular: 40, fictional_plural: 60 } as const;

type Asked = Entry<{ readonly id: number; readonly hash: string }>;

/** Asks a second person for the declaration, or for its end. */
export async function declareFictional(
  { clock, sites }: SiteDeps,
  body: BodyOf<typeof endpoint>,
  call: Call<Viewer | null, Staff>,
  act: Act,
) {
  const { settings } = await sites.byId(call.site);
  if (body.name.trim() !== settings.name) return fail('name_differs');
  const clean = (text: string | undefined): string | null => cleanText(text ?? '').trim() || null;
  const given = {
    fictional_icon: clean(body.icon),
    fictional_warning: clean(body.warning),
    fictional_singular: clean(body.singular),
    fictional_plural: clean(body.plural),
  };
  const values = body.declared
    ? given
    : { fictional_icon: null, fictional_warning: null, fictional_singular: null, fictional_plural: null };
  if (!body.declared && settings.fictional_singular === null) return fail('nothing_to_publish');
  if (body.declared)
    for (const field of ['fictional_singular', 'fictional_plural', 'fictional_warning'] as const)
      if (!isVisibleText(values[field] ?? '')) return refusal([{ field, problem: 'empty', params: {} }]);
  const tooLong = declaredFields.find((field) => isLongerThan(values[field] ?? '', longest[field]));
  if (tooLong !== undefined) return refusal([{ field: tooLong, problem: 'too_long', params: { max: longest[tooLong] } }]);
  const asked = await act(async (tx): Promise<Result<Asked, 'second_person_missing' | 'fictional_profiles_left'>> => {
    const { members, fictional } = await countConcerned(tx, call.site);
    if (!body.declared && fictional > 0) return fail('fictional_profiles_left', { n: fictional });
    const request = { name: settings.name, values, members, counted_at: clock.now().toISOString() };
    const approval = await askApproval(tx, clock, {
      kind: 'site-fictional',
      site: call.site,
      subject: null,
      request,
      by: call.staff.staffId,
    });
    return approval.ok ? ok({ value: approval.value, subject: `approval ${approval.value.id}` }) : approval;
  });
  return replying(asked, (approval) => ({ approval }));
}

export const fictionalApproval = ({ clock, sites, publicHost, leastGiftPrice }: SiteDeps): ApprovalHandler => ({
  kind: 'site-fictional',
  async describe({ request }) {
    if (!Value.Check(Request, request)) return null;
    const { name, values, members, counted_at } = request;
    const words =
      values.fictional_singular === null
        ? null
        : `${values.fictional_singular} / ${values.fictional_plural ?? ''}: ${values.fictional_warning ?? ''}`;
    return { ...noFacts, name, words, counted_at, figures: [{ name: 'members', count: members }] };
  },
  async apply(tx, { row, approvedBy }) {
    if (!Value.Check(Request, row.request)) return fail('approval_changed');
    const { values } = row.request;
    const now = clock.now();
    await lockSites(tx);
    const draft = await lockDraft(tx, row.site, now);
    const { fictional } = await countConcerned(tx, row.site);
    if (values.fictional_singular === null && fictional > 0) return fail('approval_changed');
    const live = await publishedIn(tx, row.site, publicHost);
    const after = { ...live.fields, ...values };
    const changes = changesBetween(live.fields, after);
    if (changes.length > 0) {
      await applyChanges({ leastGiftPrice }, tx, { site: row.site, by: approvedBy, after, changes, now });
      await setDraft(tx, { site: row.site, changes: draft.changes, by: draft.by ?? approvedBy, now });
      const [old, next] = [live.fields['fictional_singular'] !== null, values.fictional_singular !== null];
      if (old !== next) await addPublicChange(tx, { site: row.site, at: now, name: 'fictional', old, new: next });
    }
    return ok(null);
  },
  applied: () => sites.changed(),
});
