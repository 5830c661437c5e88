import type { Static } from 'typebox';
import * as Type from 'typebox';
import { ClientId, Done, endpoint, Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { accountSettingsErrors } from './errors.ts';

const Password = Type.String({ maxLength: 1000 });

export const putPassword = endpoint({
  method: 'PUT',
  path: 'password.php',
  about: "Changes the password and ends the member's other sessions.",
  access: 'member',
  refusesUnknownFields: true,
  limit: 30,
  body: Type.Object({ old_password: Password, password: Password, password_repeat: Password }),
  reply: Done,
  errors: errorsOf(
    accountSettingsErrors,
    'wrong_password',
    'passwords_not_identical',
    'password_too_short',
    'password_too_long',
    'password_too_common',
    'password_is_own',
    'too_many_attempts',
  ),
});

export const requestMailChange = endpoint({
  method: 'POST',
  path: 'mail-change.php',
  about:
    'Mails a link to the new address; the old one stays valid until the link is opened. A call with the `client_id` of an earlier one sends no second mail.',
  access: 'member',
  refusesUnknownFields: true,
  limit: 20,
  /** A call with the `client_id` of an earlier one sends no second mail. */
  body: Type.Object({ email: Type.String({ maxLength: 320 }), password: Password, client_id: Type.Optional(ClientId) }),
  reply: Done,
  errors: errorsOf(
    accountSettingsErrors,
    'invalid_email',
    'email_unchanged',
    'email_taken',
    'mail_domain_blocked',
    'name_is_email',
    'wrong_password',
    'too_many_attempts',
    'too_many_mails',
  ),
});

export const confirmMailChange = endpoint({
  method: 'PUT',
  path: 'mail-change.php',
  about:
    'Confirms the new address with the token of the mailed link, in any browser; an account that is not activated yet becomes so. Returns the new address.',
  access: 'public',
  refusesUnknownFields: true,
  limit: 30,
  body: Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) }),
  reply: Type.Object({ email: Type.String() }),
  errors: errorsOf(accountSettingsErrors, 'link_expired', 'email_taken', 'name_is_email'),
});

/** A logged-in browser. */
export const Session = Type.Object({
  id: Id,
  /** The session of this request. */
  current: Type.Boolean(),
  /** Such as `Firefox`; null when the user agent does not say. */
  browser: Nullable(Type.String()),
  /** Such as `Windows`. */
  system: Nullable(Type.String()),
  kind: OneOf(['phone', 'tablet', 'desktop', 'other']),
  /** ISO 3166-1 alpha-2 of where it began; null when unknown. */
  country: Nullable(Type.String()),
  created_at: Instant,
  /** To the minute. */
  used_at: Instant,
});
export type Session = Static<typeof Session>;

/** One of the newest logins, whether or not it is still logged in. */
export const Login = Type.Object({
  browser: Nullable(Type.String()),
  system: Nullable(Type.String()),
  kind: Session.properties.kind,
  /** ISO 3166-1 alpha-2; null when unknown. */
  country: Nullable(Type.String()),
  at: Instant,
});
export type Login = Static<typeof Login>;

export const getSessions = endpoint({
  method: 'GET',
  path: 'sessions.php',
  about: 'The browsers that are logged in, this one first, then the newest; and the ten newest logins of the last 90 days.',
  access: 'member',
  reply: Type.Object({ sessions: Type.Array(Session), logins: Type.Array(Login) }),
  errors: {},
});

export const endSessions = endpoint({
  method: 'DELETE',
  path: 'sessions.php',
  about: 'Ends one session, or with `others` all but the current one. Returns what is left.',
  access: 'member',
  refusesUnknownFields: true,
  limit: 60,
  body: Type.Union([Type.Object({ id: Id }), Type.Object({ others: Type.Literal(true) })]),
  reply: Type.Object({ sessions: Type.Array(Session), logins: Type.Array(Login) }),
  errors: {},
});

/**
 * Visitors get `authentication_required`, but for the browser that has just deleted its account and calls again because the
 * answer was lost.
 */
export const deleteUser = endpoint({
  method: 'DELETE',
  path: 'user.php',
  about:
    'Hides the account at once and logs out everywhere. A login can restore it until the time in the reply; then it is purged for good. Only the logged-in owner can do so.',
  access: 'public',
  alsoClosed: true,
  refusesUnknownFields: true,
  limit: 20,
  /** A call with the `client_id` of an earlier one has the same reply, also when the session and its cookie have ended since. */
  body: Type.Object({ password: Password, reason: Type.Optional(Type.String({ maxLength: 1000 })), client_id: Type.Optional(ClientId) }),
  reply: Type.Object({
    /** Until when the account can be restored. */
    until: Instant,
    /** Percent off one purchase for a member who restores the account by then; null when there is no such offer. */
    discount: Nullable(Type.Number()),
  }),
  errors: errorsOf(accountSettingsErrors, 'wrong_password', 'too_many_attempts'),
});

/** Optional consents; being an adult and accepting the terms are required for an account. */
export const consentPurposes = ['religion', 'sexuality', 'explicit_interests', 'promotions', 'tracking'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

export const Consent = Type.Object({
  purpose: OneOf(consentPurposes),
  granted: Type.Boolean(),
  /** Version of the text of the newest decision; null when there is none, which counts as not granted. */
  text_version: Nullable(Type.String()),
  changed_at: Nullable(Instant),
});
export type Consent = Static<typeof Consent>;

const Consents = Type.Object({ consents: Type.Array(Consent) });

export const getConsents = endpoint({
  method: 'GET',
  path: 'consent.php',
  about: "The member's optional consents, each with the time of the decision and the version of the text it was about.",
  access: 'member',
  reply: Consents,
  errors: {},
});

export const putConsent = endpoint({
  method: 'PUT',
  path: 'consent.php',
  about: 'Gives or withdraws one consent. A withdrawal hides the data concerned, and for `tracking` deletes it. Returns all consents.',
  access: 'member',
  refusesUnknownFields: true,
  limit: 60,
  body: Type.Object({ purpose: OneOf(consentPurposes), granted: Type.Boolean() }),
  reply: Consents,
  errors: {},
});

/** A zip file with all data about the member. */
export const DataExport = Type.Object({
  state: OneOf(['pending', 'ready']),
  requested_at: Instant,
  /** Download URL for this member only, valid until `expires_at`; null while the file is being made. */
  url: Nullable(Type.String()),
  expires_at: Nullable(Instant),
});
export type DataExport = Static<typeof DataExport>;

const DataExportReply = Type.Object({ data_export: Nullable(DataExport) });

export const getDataExport = endpoint({
  method: 'GET',
  path: 'data-export.php',
  about:
    "The newest file with the member's data that hasn't expired; null when there is none. While it is being made, `state` is `pending`.",
  access: 'member',
  alsoClosed: true,
  reply: DataExportReply,
  errors: {},
});

export const requestDataExport = endpoint({
  method: 'POST',
  path: 'data-export.php',
  about:
    'Asks for a zip file with everything that is stored about the member, unless one was asked for in the last 24 hours. A mail says when it is ready.',
  access: 'member',
  alsoClosed: true,
  limit: 20,
  reply: DataExportReply,
  errors: {},
});
