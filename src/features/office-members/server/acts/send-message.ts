import { randomUUID } from 'node:crypto';
import { type BodyOf, done } from '#platform/contract/endpoint.ts';
import { userId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { cleanText, isLongerThan, isVisibleText } from '#platform/contract/text/text.ts';
import { findName } from '#features/account/server/index.ts';
import { type Act, type Entry, replying } from '#features/staff/server/index.ts';
import type { sendMemberMessage as endpoint } from '../../contract/endpoints.ts';
import { maxMessageLength } from '../../contract/rules.ts';
import type { ActDeps, StaffCall } from '../deps.ts';
import { lockMember } from '../lock-member.ts';
import { insertMessage, isMessageTo } from '../messages-repo.ts';
import { presetWords } from '../presets/preset-words.ts';

type Code = 'not_found' | 'invalid_request';

/** The words go into a letter of the house and into the member's own data; the log names the member alone. */
export async function sendMessage(deps: ActDeps, body: BodyOf<typeof endpoint>, call: StaffCall, act: Act) {
  const { preset, client_id: clientId = randomUUID() } = body;
  if (preset !== undefined && body.words !== undefined) return fail('invalid_request', { field: 'words', rule: 'one_of' });
  const typed = cleanText(body.words ?? '');
  if (preset === undefined && !isVisibleText(typed)) return fail('text_required', { field: 'words' });
  if (isLongerThan(typed, maxMessageLength)) return fail('text_too_long', { field: 'words', max: maxMessageLength });
  const user = userId(body.member);
  const site = await deps.sites.byId(call.site);
  const sent = await act(async (tx): Promise<Result<Entry<null>, Code>> => {
    const member = await lockMember(tx, call.site, user);
    if (member === null) return fail('not_found');
    const words = preset === undefined ? typed : presetWords(preset, member.language);
    const message = { site: call.site, staff: call.staff.staffId, user, clientId, at: deps.clock.now(), preset: preset ?? null, words };
    if (!(await insertMessage(tx, message)))
      return (await isMessageTo(tx, clientId, user))
        ? ok({ value: null, nothing: true })
        : fail('invalid_request', { field: 'client_id', rule: 'unique' });
    const origin = deps.siteOrigin(site);
    const params = { name: await findName(tx, user), link: origin, words };
    await deps.mails.post(tx, { kind: 'staff_message', params, to: member.email, language: member.language, site: call.site, origin });
    return ok({ value: null, subject: user, reason: preset ?? 'own_words' });
  });
  return replying(sent, () => done);
}
