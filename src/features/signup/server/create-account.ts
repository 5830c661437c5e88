import type { UserId } from '#platform/contract/ids.ts';
import type { Language } from '#platform/contract/languages.ts';
import { ageOn, dayIn } from '#platform/contract/time.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { insertConsents, insertUser, sendActivationMail } from '#features/account/server/index.ts';
import { keepFirstMessage } from '#features/chat/server/index.ts';
import { addCredits, openBalance } from '#features/credits/server/index.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { Site } from '#features/site/server/index.ts';
import { minimumAge } from '#features/account/contract/rules.ts';
import type { Applicant } from './read-applicant.ts';
import { insertProfile, insertTracking, rememberSignup } from './signup-repo.ts';
import { trackingOf, type TrafficSource } from './signup-policy.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mails: Mails;
  /** In the transaction that makes the account. */
  readonly signedUp: (tx: Tx, user: UserId, now: Date) => Promise<void>;
}

interface NewAccount {
  readonly applicant: Applicant;
  readonly passwordHash: string;
  /** Of this signup, made by the browser. */
  readonly clientId: string | undefined;
  readonly trafficSource: TrafficSource | undefined;
  readonly language: Language;
  readonly site: Site;
  /** Base of the link in the mail. */
  readonly origin: string;
  readonly now: Date;
}

interface CreatedAccount {
  readonly user: UserId;
  /** Where the first message waits. */
  readonly conversation: number | null;
}

/**
 * User, profile, balance with the signup's credits, consents, the first message and the activation mail: all or nothing.
 * Null: the address is known.
 */
export function createAccount(deps: Deps, account: NewAccount): Promise<CreatedAccount | null> {
  const { applicant, passwordHash, clientId, trafficSource, language, site, origin, now } = account;
  const { email, name, consents, firstMessage } = applicant;
  return deps.db.transaction().execute(async (tx) => {
    const user = await insertUser(tx, { site: site.id, email, passwordHash, language, status: 'not_confirmed', signupDate: now });
    if (user === null) return null;
    await insertProfile(tx, { user, site: site.id, applicant, searchAges: agesAround(applicant, site, now), now });
    await openBalance(tx, user);
    await addCredits(tx, user, site.settings.signup_credits, 'signup', `signup:${user}`, now);
    await insertConsents(tx, user, consents, now);
    if (clientId !== undefined) await rememberSignup(tx, user, clientId);
    const tracking = consents.tracking === true ? trackingOf(trafficSource) : null;
    if (tracking !== null) await insertTracking(tx, user, tracking, now);
    await deps.signedUp(tx, user, now);
    await sendActivationMail(deps, tx, { id: user, site: site.id, email, name, language }, origin);
    const conversation =
      firstMessage && (await keepFirstMessage(tx, { sender: user, recipient: firstMessage.to, text: firstMessage.text, now }));
    return { user, conversation };
  });
}

/** Years up and down from the own age, within which a new member searches until they say otherwise. */
const span = 10;
const oldest = 120;

function agesAround({ dateOfBirth }: Applicant, { timeZone }: Site, now: Date): { readonly min: number; readonly max: number } {
  const age = ageOn(dateOfBirth, dayIn(timeZone, now));
  return { min: Math.max(minimumAge, age - span), max: Math.min(oldest, age + span) };
}
