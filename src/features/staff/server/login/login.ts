import type { BodyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Call } from '#platform/server/http/context.ts';
import { normalizeEmail } from '#features/account/contract/rules.ts';
import { checkPassword } from '#features/account/server/index.ts';
import type { login as endpoint } from '../../contract/endpoints.ts';
import type { StaffDeps } from '../deps.ts';
import { hasFactor } from '../store/factor-repo.ts';
import { type Act, type Entry, replying } from '../log/acts.ts';
import { presentMe } from '../people/present-me.ts';
import { findStaffByEmail, lockStaff } from '../store/staff-repo.ts';
import { countGuess } from '../guesses.ts';

/** The same reply, after the same time, for a wrong password, an unknown address and somebody who has ended. */
export async function login(deps: StaffDeps, body: BodyOf<typeof endpoint>, call: Call, act: Act) {
  const { db, security, codes, sessions } = deps;
  const email = normalizeEmail(body.email);
  const refused = (reason: string) => security.write({ event: 'staff_login', outcome: 'refused', reason, account: email }, call);
  // Not a guess, but a form sent too early.
  if (body.password === '') return fail('login_failed');
  const guess = await countGuess(deps, 'password', email, call);
  if ('ok' in guess) {
    refused('blocked');
    return guess;
  }
  const staff = await findStaffByEmail(db, email);
  const stored = staff?.endedAt === null ? staff.passwordHash : null;
  if (!(await checkPassword(stored, body.password)) || staff === null) {
    refused('wrong_password');
    return fail('login_failed');
  }
  const needsCode = await hasFactor(db, staff.id);
  if (needsCode && (body.code ?? '').trim() === '') {
    await guess.succeeded();
    refused('second_step_required');
    return fail('second_step_required');
  }
  const codeGuess = needsCode ? await countGuess(deps, 'code', staff.id, call) : null;
  if (codeGuess !== null && 'ok' in codeGuess) {
    refused('code_blocked');
    return codeGuess;
  }
  const entered = await act(async (tx): Promise<Result<Entry<null>, 'login_failed' | 'code_refused'>> => {
    const current = await lockStaff(tx, staff.id);
    // oxlint-disable-next-line emberleaf/compare-in-constant-time -- Both values are from the database.
    if (current === null || current.endedAt !== null || current.passwordHash !== stored) return fail('login_failed');
    if (needsCode && !(await codes.check(tx, staff.id, body.code ?? ''))) return fail('code_refused', { field: 'code' });
    await sessions.begin(tx, staff.id, needsCode, call);
    return ok({ value: null, who: staff.id, subject: staff.id });
  });
  if (!entered.ok) {
    refused(entered.code);
    return entered;
  }
  await guess.succeeded();
  await codeGuess?.succeeded();
  security.write({ event: 'staff_login', outcome: 'ok', account: email }, call);
  return replying(entered, () => presentMe(deps, staff.id, null, call));
}
