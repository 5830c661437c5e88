import { type BodyOf, done } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { cleanText, isLongerThan, isVisibleText } from '#platform/contract/text/text.ts';
import type { Clock } from '#platform/server/clock.ts';
import { type Act, type Entry, replying } from '#features/staff/server/index.ts';
import type { noteCase as endpoint } from '../../contract/endpoints.ts';
import { maxNoteLength } from '../../contract/rules.ts';
import { addEvent, wasDone } from './case-repo.ts';
import { lockSeen, type StaffCall, takeLease } from './lease.ts';

/** Also of a case that has ended. Whoever works on the case keeps it. */
export async function noteCase({ clock }: { readonly clock: Clock }, body: BodyOf<typeof endpoint>, call: StaffCall, act: Act) {
  const words = cleanText(body.words);
  if (!isVisibleText(words)) return fail('text_required', { field: 'words' });
  if (isLongerThan(words, maxNoteLength)) return fail('text_too_long', { field: 'words', max: maxNoteLength });
  const by = call.staff.staffId;
  const noted = await act(async (tx): Promise<Result<Entry<null>, 'not_found' | 'right_missing' | 'invalid_request'>> => {
    const locked = await lockSeen(tx, body.number, call);
    if (!locked.ok) return locked;
    const { id, number, claimedBy, state } = locked.value;
    const note = { what: 'note', staff: by, clientId: body.client_id } as const;
    const before = await wasDone(tx, id, note);
    if (!before.ok) return before;
    if (before.value) return ok({ value: null, nothing: true });
    const now = clock.now();
    await addEvent(tx, id, { ...note, at: now, words });
    if (state === 'open' && claimedBy === by) await takeLease(tx, locked.value, { by, now });
    return ok({ value: null, subject: number });
  });
  return replying(noted, () => done);
}
