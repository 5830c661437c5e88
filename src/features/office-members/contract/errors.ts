import type { ErrorTable } from '#platform/contract/errors.ts';
import { accountErrors } from '#features/account/contract/errors.ts';
import { accountSettingsErrors } from '#features/account-settings/contract/errors.ts';
import { caseErrors } from '#features/cases/contract/errors.ts';
import { staffErrors } from '#features/staff/contract/errors.ts';

export const officeMembersErrors = {
  text_required: caseErrors.text_required,
  text_too_long: caseErrors.text_too_long,
  too_many_words: staffErrors.too_many_words,
  too_many_mails: accountErrors.too_many_mails,
  too_many_attempts: accountErrors.too_many_attempts,
  invalid_email: accountErrors.invalid_email,
  name_is_email: accountErrors.name_is_email,
  email_unchanged: accountSettingsErrors.email_unchanged,
  email_taken: accountSettingsErrors.email_taken,
  /** The mailbox of the account is confirmed. */
  already_active: 409,
  /** The account is not deleted, its 14 days are over, or a decision had closed it before. */
  not_restorable: 409,
  /** The account is deleted, or a decision has closed it. */
  account_closed: 409,
  /** Both proofs are of the same kind. */
  proofs_alike: 400,
  /** What was named is not so. params: kind (of the proof) */
  proof_wrong: 400,
  /** Whoever brings the birth date as a proof has looked at it within a day: somebody else has to correct the address. */
  proof_seen: 409,
  /** The typed name is another one. */
  name_differs: 400,
} as const satisfies ErrorTable;
export type OfficeMembersErrorCode = keyof typeof officeMembersErrors;
