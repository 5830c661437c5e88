import { createHash } from 'node:crypto';
import { fail, type Result } from '#platform/contract/result.ts';
import { isVisibleText } from '#platform/contract/text/text.ts';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Call } from '#platform/server/http/context.ts';
import { isSame, newToken, type Signer } from '#platform/server/secrets.ts';
import type { User } from '../../contract/user.ts';
import { callKey, claimCall } from '../user/idempotency-key-repo.ts';
import { loginCounters } from '../attempts/known-device.ts';
import type { LoginThrottle } from '../attempts/login-throttle.ts';
import { findUser, type UserRow } from '../user/user-repo.ts';
import type { Codes } from './codes.ts';
import { createSessionFrom, type CreateSessionDeps } from './create-session.ts';

interface Deps extends CreateSessionDeps {
  readonly codes: Codes;
  /** Signs the proof that the password was right. */
  readonly steps: Signer;
  readonly throttle: LoginThrottle;
  readonly accountThrottle: LoginThrottle;
}

const stepCookie = 'second-step';
const stepSeconds = 10 * 60;

/** Called when the password was right and only a code is missing. */
export function askSecondStep(steps: Signer, clock: Clock, user: UserRow, call: Call): void {
  const content = [user.id, clock.now().getTime() + stepSeconds * 1000, passwordMark(user), newToken()].join('.');
  call.setCookie(stepCookie, `${content}.${steps.sign(content)}`, { maxAgeSeconds: stepSeconds, httpOnly: true });
}

/** Checks the code after the password: of the app, or a recovery code. Throttled like passwords, with counters of its own. */
export async function secondStep(
  deps: Deps,
  code: string,
  call: Call,
): Promise<
  Result<
    { user: User },
    'login_failed' | 'account_deleted' | 'code_refused' | 'second_step_expired' | 'too_many_attempts' | 'suspended' | 'banned'
  >
> {
  const { db, clock, security, codes, throttle, accountThrottle } = deps;
  const step = readStep(deps, call);
  const user = step === null ? null : await findUser(db, step.user);
  // When the password was changed meanwhile, it has to be entered again.
  if (step === null || user === null || !isSame(passwordMark(user), step.mark)) return fail('second_step_expired');
  // An empty code is not a guess.
  if (!isVisibleText(code)) return fail('code_refused', { field: 'code' });
  const counters = await loginCounters(db, call, user.email, 'second-step');
  const own = await throttle.minutesBlocked(counters.device, counters.owner);
  const minutes = own > 0 || counters.account === null ? own : await accountThrottle.minutesBlocked(counters.account, counters.owner);
  const refused = (reason: string) => security.write({ event: 'login', outcome: 'refused', reason, user: user.id }, call);
  if (minutes > 0) {
    refused('second_step_blocked');
    return fail('too_many_attempts', { minutes });
  }
  const entered = await createSessionFrom(
    deps,
    {
      id: user.id,
      reason: 'second_step',
      proof: `second-step\n${step.content}\n${code}`,
      use: async (tx, locked) =>
        isSame(passwordMark(locked), step.mark) &&
        (await codes.check(tx, user.id, code)) &&
        claimCall(tx, callKey('second-step', step.content), user.id, clock.now()),
    },
    call,
  );
  if (!entered.ok && entered.code === 'login_failed') return fail('code_refused', { field: 'code' });
  await throttle.succeeded(counters.device);
  if (counters.account !== null) await accountThrottle.succeeded(counters.account);
  return entered;
}

interface Step {
  readonly user: UserId;
  readonly mark: string;
  readonly content: string;
}

/** Null when the cookie is missing, forged or expired. */
function readStep({ steps, clock }: Deps, call: Call): Step | null {
  const cookie = call.cookie(stepCookie) ?? '';
  const end = cookie.lastIndexOf('.');
  const content = cookie.slice(0, Math.max(end, 0));
  if (!steps.verify(content, cookie.slice(end + 1))) return null;
  const [user = '', until = '', mark = ''] = content.split('.');
  return Number(until) > clock.now().getTime() ? { user: userId(Number(user)), mark, content } : null;
}

/** Changes with the password without revealing anything about it. */
const passwordMark = ({ passwordHash }: UserRow): string => createHash('sha256').update(passwordHash).digest('base64url').slice(0, 16);
