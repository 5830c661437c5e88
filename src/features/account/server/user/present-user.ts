import type { UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { type CheapestCredit, spendableCreditsOf } from '#features/credits/server/index.ts';
import type { AskedTerms, OwnProfile, User } from '../../contract/user.ts';
import { disabledTypes } from '#features/mails/contract/notification-types.ts';
import { shownEmail } from './shown-email.ts';
import { findUser, type UserRow } from './user-repo.ts';

export type PresentUser = (user: UserRow) => Promise<User>;

export interface PresentUserDeps {
  readonly db: Db;
  /** Passed in by the composition root, because profiles belong to another feature. */
  readonly ownProfile: (user: UserRow) => Promise<OwnProfile & { fictional_icon: string | null }>;
  /** Whether any browser of the member receives push notifications. Passed in like `ownProfile`. */
  readonly isPushed: (user: UserId) => Promise<boolean>;
  /** What the member has to agree to. Passed in like `ownProfile`. */
  readonly askedTerms: (user: UserRow) => Promise<AskedTerms | null>;
  /** The price of the cheapest credit. Passed in like `ownProfile`. `country`: the member's. */
  readonly cheapestCredit: (user: UserRow, country: Promise<string>) => Promise<CheapestCredit>;
}

export function createPresentUser({ db, ownProfile, cheapestCredit, isPushed, askedTerms }: PresentUserDeps): PresentUser {
  return async (user) => {
    const own = ownProfile(user);
    const cheapest = cheapestCredit(
      user,
      own.then(({ country }) => country),
    );
    // Queried only when it can make a difference.
    const disabled = user.mailOff.length === 0 ? [] : isPushed(user.id).then((pushed) => disabledTypes(user, pushed));
    const [{ credits, purse }, { fictional_icon, ...profile }, notifications_disabled, terms] = await Promise.all([
      spendableCreditsOf(db, user.id, cheapest),
      own,
      disabled,
      askedTerms(user),
    ]);
    return {
      email: shownEmail(user.email),
      status: user.status === 'active' ? 'active' : 'not_confirmed',
      credits,
      purse,
      paid_user: user.paidUser,
      signup_date: user.signupDate.toISOString(),
      fictional_icon,
      language: user.language,
      notifications_disabled,
      // Nobody is: staff are no members. The field goes with the next version of the wire.
      operator: false,
      terms,
      profile,
    };
  };
}

export async function presentUserById(db: Db, present: PresentUser, id: UserId): Promise<User> {
  const user = await findUser(db, id);
  if (user === null) throw new Error(`user ${id} is gone`);
  return present(user);
}
