import type { UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { type CheapestCredit, purseOf } from '#features/credits/server/index.ts';
import { type OwnProfile, type User } from '../../contract/user.ts';
import { notificationTypes } from '#features/mails/contract/notification-types.ts';
import { findUser, type UserRow } from './user-repo.ts';

export type PresentUser = (user: UserRow) => Promise<User>;

export interface PresentUserDeps {
  readonly db: Db;
  /** Passed in by the composition root, because profiles belong to another feature. */
  readonly ownProfile: (user: UserRow) => Promise<OwnProfile & { fictional_icon: string | null }>;
  /** The same of packages; `country` is the member's. */
  readonly cheapestCredit: (user: UserRow, country: Promise<string>) => Promise<CheapestCredit>;
}

export function createPresentUser({ db, ownProfile, cheapestCredit }: PresentUserDeps): PresentUser {
  return async (user) => {
    const own = ownProfile(user);
    const cheapest = cheapestCredit(
      user,
      own.then(({ country }) => country),
    );
    const [{ credits, purse }, { fictional_icon, ...profile }] = await Promise.all([purseOf(db, user.id, cheapest), own]);
    return {
      email: user.email,
      status: user.status === 'active' ? 'active' : 'not_confirmed',
      credits,
      purse,
      paid_user: user.paidUser,
      signup_date: user.signupDate.toISOString(),
      fictional_icon,
      language: user.language,
      notifications_disabled: notificationTypes.filter((type) => user.notificationsDisabled.includes(type)),
      operator: user.operator,
      profile,
    };
  };
}

export async function presentUserById(db: Db, present: PresentUser, id: UserId): Promise<User> {
  const user = await findUser(db, id);
  if (user === null) throw new Error(`user ${id} is gone`);
  return present(user);
}
