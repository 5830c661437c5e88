import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Applicant } from './read-applicant.ts';

interface NewProfile {
  readonly user: UserId;
  readonly site: SiteId;
  readonly applicant: Applicant;
  /** Full years. */
  readonly searchAges: { readonly min: number; readonly max: number };
  readonly now: Date;
}

/** In no list until the account is activated. */
export async function insertProfile(tx: Tx, { user, site, applicant, searchAges, now }: NewProfile): Promise<void> {
  await tx
    .insertInto('profiles')
    .values({
      user_id: user,
      site_id: site,
      name: applicant.name,
      status: 'disabled',
      gender: applicant.gender,
      search_gender: [...applicant.searchGender],
      search_min_age: searchAges.min,
      search_max_age: searchAges.max,
      date_of_birth: applicant.dateOfBirth,
      country: applicant.country,
      last_active_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** The words that the signup shows beside its boxes. */
const textVersion = '2023-12-01';
const purposes = ['adult', 'terms', 'tracking', 'sexuality', 'explicit_interests', 'promotions'] as const;

/** Every answer that was given, yes and no; the newest of a purpose counts. */
export async function insertConsents(tx: Tx, user: UserId, consents: Applicant['consents'], now: Date): Promise<void> {
  const answers = purposes.flatMap((purpose) => {
    const granted = consents[purpose];
    return granted === undefined ? [] : [{ user_id: user, purpose, granted, text_version: textVersion, created_at: now }];
  });
  await tx.insertInto('consents').values(answers).execute();
}

/** True for the first call since then: the owner of the address is to be told now. */
export async function claimKnownAddressMail(tx: Tx, user: UserId, since: Date, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('known_address_mails')
    .values({ user_id: user, sent_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ sent_at: now }).where('known_address_mails.sent_at', '<=', since))
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}
