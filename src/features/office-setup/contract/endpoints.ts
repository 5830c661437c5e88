import * as Type from 'typebox';
import { endpoint, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { Base64Url, ChallengeToken } from '#features/account/contract/factors.ts';
import { setupErrors } from './errors.ts';
import { setupActs } from './rules.ts';
import { CompanyAnswers, PricesAnswers, Setup, SiteAnswers } from './schemas.ts';

const linkErrors = errorsOf(setupErrors, 'setup_link_unknown', 'setup_link_expired', 'setup_finished');

export const getSetup = endpoint({
  method: 'GET',
  path: 'setup.php',
  about:
    'How far the set-up of the first site has come, and what is missing. The token of the link goes into the header `setup-token`; without a valid one the reply is 404.',
  access: 'public',
  anyHost: true,
  limit: 300,
  reply: Type.Object({ setup: Setup }),
  errors: linkErrors,
});

export const postSetup = endpoint({
  method: 'POST',
  path: 'setup.php',
  about:
    'Does one thing of the set-up: stores the answers of a step, sends and confirms the test mail, makes and reads the test order, stores the owner and their keys, or opens the site. `step` names it, and the field of the same name has its content. Answers are stored also when something is missing.',
  access: 'public',
  anyHost: true,
  refusesUnknownFields: true,
  limit: 120,
  body: Type.Object({
    step: OneOf(setupActs),
    /** Of the stored answers: `saved_at` of the step as the page has it. Another one there: `setup_changed`. */
    seen: Type.Optional(Nullable(Instant)),
    company: Type.Optional(CompanyAnswers),
    site: Type.Optional(SiteAnswers),
    prices: Type.Optional(PricesAnswers),
    /** Where the test mail goes, and its language. */
    mail: Type.Optional(Type.Object({ to: Type.String({ maxLength: 320 }), language: OneOf(['de', 'en']) })),
    mail_code: Type.Optional(Type.String({ maxLength: 20 })),
    /** `again`: a new test order; else the state of the one before is read. */
    payment: Type.Optional(Type.Object({ again: Type.Boolean() })),
    owner: Type.Optional(
      Type.Object({
        name: Type.String({ maxLength: 200 }),
        email: Type.String({ maxLength: 320 }),
        password: Type.Optional(Type.String({ maxLength: 1000 })),
      }),
    ),
    passkey: Type.Optional(
      Type.Object({
        token: ChallengeToken,
        credential_id: Type.String({ pattern: '^[A-Za-z0-9_-]+$', minLength: 1, maxLength: 1400 }),
        client_data: Base64Url,
        attestation: Base64Url,
        name: Type.String({ maxLength: 200 }),
      }),
    ),
    totp: Type.Optional(Type.String({ maxLength: 20 })),
    /** `invite`: address of a second owner; without it nobody is invited. */
    open: Type.Optional(Type.Object({ invite: Type.Optional(Type.String({ maxLength: 320 })) })),
  }),
  reply: Type.Object({
    setup: Setup,
    /** Of `passkey_start`. */
    creation: Type.Optional(
      Type.Object({
        token: ChallengeToken,
        challenge: Base64Url,
        rp_id: Type.String(),
        rp_name: Type.String(),
        user_id: Base64Url,
        user_name: Type.String(),
        known: Type.Array(Type.String()),
      }),
    ),
    /** Of `totp_start`: for the authenticator app. */
    app: Type.Optional(Type.Object({ secret: Type.String(), uri: Type.String() })),
    /** Of `totp`, shown this once. */
    recovery_codes: Type.Optional(Type.Array(Type.String())),
    /** Of `open`: where the site is. The caller is logged in to the back office. */
    opened: Type.Optional(Type.String()),
  }),
  errors: setupErrors,
});
