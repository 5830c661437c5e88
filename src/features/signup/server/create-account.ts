import type { UserId } from '#platform/contract/ids.ts';
import type { Language } from '#platform/contract/languages.ts';
import { ageOn, dayIn } from '#platform/contract/time.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { insertUser, sendActivationMail } from '#features/account/server/index.ts';
import { addCredits, openBalance } from '#features/credits/server/index.ts';
import type { Mails } from '#features/notifications/server/index.ts';
import type { Site } from '#features/site/server/index.ts';
import { minimumAge } from '../contract/rules.ts';
import type { Applicant } from './read-applicant.ts';
import { insertConsents, insertProfile } from './signup-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mails: Mails;
}

interface NewAccount {
  readonly applicant: Applicant;
  readonly passwordHash: string;
  readonly language: Language;
  readonly site: Site;
  /** Base of the link in the mail. */
  readonly origin: string;
  readonly now: Date;
}

/** User, profile, balance with the signup's credits, consents and the activation mail: all or nothing. Null: the address is known. */
export function createAccount(deps: Deps, account: NewAccount): Promise<UserId | null> {
  const { applicant, passwordHash, language, site, origin, now } = account;
  const { email, name, consents } = applicant;
  return deps.db.transaction().execute(async (tx) => {
    const user = await insertUser(tx, { site: site.id, email, passwordHash, language, status: 'not_confirmed', signupDate: now });
    if (user === null) return null;
    await insertProfile(tx, { user, site: site.id, applicant, searchAges: agesAround(applicant, site, now), now });
    await openBalance(tx, user);
    await addCredits(tx, user, site.settings.signup_credits, 'signup', `signup:${user}`, now);
    await insertConsents(tx, user, consents, now);
    await sendActivationMail(deps, tx, { id: user, site: site.id, email, name, language }, origin);
    return user;
  });
}

/** Years up and down from the own age, within which a new member searches until they say otherwise. */
const span = 10;
const oldest = 120;

function agesAround({ dateOfBirth }: Applicant, { timeZone }: Site, now: Date): { readonly min: number; readonly max: number } {
  const age = ageOn(dateOfBirth, dayIn(timeZone, now));
  return { min: Math.max(minimumAge, age - span), max: Math.min(oldest, age + span) };
}
