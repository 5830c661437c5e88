import type { BodyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Call, Staff, Viewer } from '#platform/server/http/context.ts';
import type { stepUp as endpoint } from '../../contract/endpoints.ts';
import { stepUpMinutes } from '../../contract/rules.ts';
import type { StaffDeps } from '../deps.ts';
import { type Act, type Entry, replying } from '../log/acts.ts';
import { countGuess } from '../guesses.ts';
import { setSteppedUp } from '../store/staff-session-repo.ts';
import { readSigned, useSigned } from './signed.ts';

/** Only the app or a passkey: a recovery code leads in, but proves no sensitive act. */
export async function stepUp(deps: StaffDeps, body: BodyOf<typeof endpoint>, call: Call<Viewer | null, Staff>, act: Act) {
  const { clock, codes } = deps;
  const { staffId, sessionId } = call.staff;
  const guess = await countGuess(deps, 'code', staffId, call);
  if ('ok' in guess) return guess;
  const signed = 'assertion' in body ? await readSigned(deps, 'confirm', body, call) : null;
  const until = new Date(clock.now().getTime() + stepUpMinutes * 60_000);
  const done = await act(async (tx): Promise<Result<Entry<null>, 'code_refused' | 'passkey_refused'>> => {
    if ('code' in body) {
      if (!/\d/.test(body.code) || !(await codes.checkAppCode(tx, staffId, body.code))) return fail('code_refused', { field: 'code' });
    } else if (signed?.passkey.staff !== staffId || !(await useSigned(deps, tx, signed))) return fail('passkey_refused');
    await setSteppedUp(tx, sessionId, clock.now());
    return ok({ value: null, subject: staffId });
  });
  if (done.ok) await guess.succeeded();
  return replying(done, () => ({ until: until.toISOString() }));
}
