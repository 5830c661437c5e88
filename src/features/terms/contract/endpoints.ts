import type { Static } from 'typebox';
import * as Type from 'typebox';
import { endpoint, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { languages } from '#platform/contract/languages.ts';
import { AskedTerms } from '#features/account/contract/user.ts';
import { termsErrors } from './errors.ts';

export const Terms = Type.Object({
  /** Null: the member has agreed to what applies, or nobody is asked. */
  asked: Nullable(
    Type.Object({
      ...AskedTerms.properties,
      language: OneOf(languages),
      begins_at: Instant,
      /** What has changed since the member agreed, in the operator's words, the newest first. */
      changes: Type.Array(Type.Object({ version: Type.String(), begins_at: Instant, summary: Type.String() })),
      /** The version before, for `text.php?page=terms&version=`. */
      former: Type.String(),
    }),
  ),
  /** To what the member agreed last; null: nothing is recorded. */
  agreed: Nullable(Type.Object({ version: Type.String(), at: Instant })),
  /** Until the member agrees: everything but buying goes on, because something is left that was bought under the terms before. */
  goes_on: Type.Boolean(),
  /** Some credits were bought and are left. */
  has_credits: Type.Boolean(),
  /** Some days of premium were bought and have not begun. */
  has_days: Type.Boolean(),
});
export type Terms = Static<typeof Terms>;

export const getTerms = endpoint({
  method: 'GET',
  path: 'terms.php',
  about: 'Which terms the member has agreed to, and whether newer ones ask for consent: in the language of the account.',
  access: 'member',
  reply: Terms,
  errors: {},
});

export const answerTerms = endpoint({
  method: 'POST',
  path: 'terms-consent.php',
  about:
    'Agrees to a version of the terms, or puts the answer off (`later`). Until the member agrees, calls that begin something new are refused with `terms_changed`; reading, reporting, exporting, withdrawing and leaving go on. A repeated call changes nothing.',
  access: 'member',
  refusesUnknownFields: true,
  limit: 60,
  body: Type.Object({ version: Type.String({ minLength: 1, maxLength: 40 }), answer: OneOf(['agree', 'later']) }),
  reply: Terms,
  errors: termsErrors,
});
