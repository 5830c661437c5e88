import { type BodyOf, done } from '#platform/contract/endpoint.ts';
import { fail, ok } from '#platform/contract/result.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import { type Act, replying } from '#features/staff/server/index.ts';
import { putAnnouncement } from '#features/static-pages/server/index.ts';
import type { putLegal as endpoint } from '../contract/endpoints.ts';
import type { LegalDeps } from './get-legal.ts';

/** Sets what is said with the next version. Nothing of it is shown before that is published. */
export async function putLegal(
  { clock }: LegalDeps,
  { key, language, summary, begins_at = null, asks = key === 'terms' }: BodyOf<typeof endpoint>,
  call: Call<Viewer | null, Staff>,
  act: Act,
) {
  const beginsAt = begins_at === null ? null : new Date(begins_at);
  if (beginsAt !== null && beginsAt <= clock.now()) return fail('begins_in_past');
  const said = { summary: summary.trim(), beginsAt, asks: key === 'terms' && asks };
  const put = await act(async (tx) => {
    await putAnnouncement(tx, call.site, { key, language }, said);
    return ok({ value: null, subject: `legal ${key} ${language}`, reason: 'announcement' });
  });
  return replying(put, () => done);
}
