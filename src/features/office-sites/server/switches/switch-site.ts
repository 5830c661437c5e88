import { type BodyOf, done } from '#platform/contract/endpoint.ts';
import { fail, ok } from '#platform/contract/result.ts';
import { cleanText, isLongerThan } from '#platform/contract/text/text.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import { maxSwitchWords } from '#features/site/contract/switches.ts';
import { setSwitch, type Sites } from '#features/site/server/index.ts';
import { type Act, replying } from '#features/staff/server/index.ts';
import type { switchSite as endpoint } from '../../contract/endpoints.ts';

interface Deps {
  readonly clock: Clock;
  readonly sites: Sites;
}

/** Switches something of the site off or on, and notifies all processes. Switching off again keeps the time and changes the words. */
export async function switchSite({ clock, sites }: Deps, body: BodyOf<typeof endpoint>, call: Call<Viewer | null, Staff>, act: Act) {
  const words = cleanText(body.words ?? '').trim();
  if (isLongerThan(words, maxSwitchWords)) return fail('words_too_long', { max: maxSwitchWords });
  const off = body.off ? { since: clock.now().toISOString(), words: words === '' ? null : words } : null;
  const switched = await act(async (tx) => {
    await setSwitch(tx, call.site, body.switch, off);
    return ok({ value: null, subject: body.switch, reason: body.off ? 'off' : 'on' });
  });
  if (switched.ok) sites.changed();
  return replying(switched, () => done);
}
