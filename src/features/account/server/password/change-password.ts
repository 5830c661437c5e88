import { fail, type Failure } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Mails } from '#features/mails/server/index.ts';
import { checkNewPassword } from '../../contract/password-strength.ts';
import { composed, type PasswordOwner, type PasswordRefusal } from '../../contract/new-password.ts';
import { endLinks } from '../mail-links/link-token-repo.ts';
import { forgetKnown } from '../attempts/known-device-repo.ts';
import type { Sessions } from '../session/sessions.ts';
import { findName, setPasswordHash, type UserRow } from '../user/user-repo.ts';

interface Deps {
  readonly clock: Clock;
  readonly mails: Mails;
  readonly sessions: Sessions;
}

interface Change {
  /** The user's row, locked. */
  readonly user: UserRow;
  readonly passwordHash: string;
  /** A session that is not ended. */
  readonly exceptSession?: number;
  readonly origin: string;
}

/**
 * Sets the password, ends the sessions and every open link that could undo the change, deletes the devices that knew the old
 * password, and notifies the member by mail. The returned function publishes the ended sessions to every process and must be called
 * after the commit.
 */
export async function changePassword({ clock, mails, sessions }: Deps, tx: Tx, change: Change): Promise<() => void> {
  const { user, passwordHash, exceptSession, origin } = change;
  await setPasswordHash(tx, user.id, passwordHash);
  await endLinks(tx, user.id, ['password_reset', 'mail_change', 'login'], clock.now());
  await forgetKnown(tx, user.id);
  // The mail explains what to do if somebody else changed it.
  const ended = exceptSession === undefined ? 'all' : 'others';
  const params = { name: await findName(tx, user.id), link: `${origin}/reset-password`, ended };
  await mails.post(tx, { kind: 'password_changed', params, to: user.email, language: user.language, site: user.siteId, origin });
  return sessions.endAllWithin(tx, user.id, exceptSession);
}

/** The validation error of the two entries of a new password, or null. */
export function validateNewPassword(
  { password, password_repeat }: { readonly password: string; readonly password_repeat: string },
  owner: PasswordOwner,
): Failure<PasswordRefusal | 'passwords_not_identical'> | null {
  const verdict = checkNewPassword(password, owner);
  if (verdict !== null) return fail(verdict.code, { ...verdict.params, field: 'password' });
  // oxlint-disable-next-line emberleaf/compare-in-constant-time -- Both values are from the sender.
  return composed(password) === composed(password_repeat) ? null : fail('passwords_not_identical', { field: 'password_repeat' });
}
