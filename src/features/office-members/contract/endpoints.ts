import * as Type from 'typebox';
import { ClientId, Done, endpoint, Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { memberLookReasons, privateData } from '#features/decisions/contract/rules.ts';
import { SiteQuery } from '#features/staff/contract/schemas.ts';
import { officeMembersErrors } from './errors.ts';
import { deletionReasons, emailReasons, maxMessageLength, maxQueryLength, messagePresets } from './rules.ts';
import { FoundMember, MemberView } from './schemas.ts';

const query = Type.Object(SiteQuery);
/** For the log. */
const Words = Type.Optional(Type.String({ maxLength: 2000 }));

export const findMembers = endpoint({
  method: 'GET',
  path: 'admin/members.php',
  about:
    'Members of the site by anything that names one: id, whole mail address, beginning of the name, order or invoice number, the number of a case, decision, report, notice, complaint or withdrawal, perceptual hash or file name of a photo. Without `q` the newest ones. Addresses are masked.',
  access: { right: 'members.read' },
  limit: 240,
  query: Type.Object({
    ...SiteQuery,
    q: Type.Optional(Type.String({ maxLength: maxQueryLength })),
    /** The `next` of the page before. */
    after: Type.Optional(Id),
  }),
  reply: Type.Object({ members: Type.Array(FoundMember), next: Nullable(Id) }),
  errors: {},
});

export const getMember = endpoint({
  method: 'GET',
  path: 'admin/member.php',
  about:
    'One member of the site, with what support needs: state, orders, credits, mails that did not arrive, sessions, photos, cases and decisions. What is private is masked: `member-look.php` shows it, for a reason. Lines of conversations are in no reply but that of a case.',
  access: { right: 'members.read' },
  limit: 240,
  query: Type.Object({ ...SiteQuery, id: Id }),
  reply: MemberView,
  errors: {},
});

export const getMemberPhoto = endpoint({
  method: 'GET',
  path: 'admin/member-photo.php',
  about: 'A photo of a profile that others see, as WebP: blurred and grey as the settings of the caller say.',
  access: { right: 'members.read' },
  limit: 1200,
  query: Type.Object({ ...SiteQuery, id: Id, photo: Id }),
  image: true,
  reply: Type.Unknown(),
  errors: {},
});

export const lookAtMember = endpoint({
  method: 'POST',
  path: 'admin/member-look.php',
  about:
    'Shows private data of a member, by default all of it. The look stands in the log, with its reason, before the reply is sent, and the member reads of it in the settings.',
  access: { right: 'members.look' },
  stepUp: true,
  refusesUnknownFields: true,
  limit: 60,
  query,
  body: Type.Object({ id: Id, what: Type.Optional(OneOf(privateData)), reason: OneOf(memberLookReasons), words: Words }),
  reply: Type.Object({
    email: Type.Optional(Type.String()),
    /** `YYYY-MM-DD` */
    birth_date: Type.Optional(Type.String()),
    ibans: Type.Optional(Type.Array(Type.String())),
  }),
  errors: errorsOf(officeMembersErrors, 'too_many_words'),
});

export const sendMemberMessage = endpoint({
  method: 'POST',
  path: 'admin/member-message.php',
  about:
    'Mails one member in the name of the site: in the words given, or by a preset in the language of the member. Sent again with its `client_id`, it is the same message. It stands in the copy of the data of the member.',
  access: { right: 'members.help' },
  refusesUnknownFields: true,
  limit: 60,
  query,
  body: Type.Object({
    member: Id,
    client_id: Type.Optional(ClientId),
    /** One of both. */
    words: Type.Optional(Type.String({ maxLength: 4 * maxMessageLength })),
    preset: Type.Optional(OneOf(messagePresets)),
  }),
  reply: Done,
  errors: errorsOf(officeMembersErrors, 'text_required', 'text_too_long'),
});

export const resendMemberActivation = endpoint({
  method: 'POST',
  path: 'admin/member-resend.php',
  about: 'Mails the link of activation again: at most one a minute and five a day, as when the member asks for it.',
  access: { right: 'members.help' },
  refusesUnknownFields: true,
  limit: 60,
  query,
  body: Type.Object({ id: Id }),
  reply: Done,
  errors: errorsOf(officeMembersErrors, 'already_active', 'account_closed', 'too_many_mails'),
});

export const restoreMember = endpoint({
  method: 'POST',
  path: 'admin/member-restore.php',
  about: 'Brings a deleted account back within its 14 days, and mails the member. Repeated, it changes nothing.',
  access: { right: 'members.help' },
  refusesUnknownFields: true,
  limit: 60,
  query,
  body: Type.Object({ id: Id, words: Words }),
  reply: Done,
  errors: errorsOf(officeMembersErrors, 'not_restorable', 'too_many_words'),
});

const BirthDateProof = Type.Object(
  { kind: Type.Literal('birth_date'), value: Type.String({ maxLength: 10 }) },
  { additionalProperties: false },
);
/** `order`: the number or the id; `amount`: in minor units. */
const OrderProof = Type.Object(
  { kind: Type.Literal('order'), order: Type.Union([Id, Type.String({ maxLength: 60 })]), amount: Type.Integer({ minimum: 0 }) },
  { additionalProperties: false },
);

export const changeMemberEmail = endpoint({
  method: 'POST',
  path: 'admin/member-email.php',
  about:
    'Corrects the address of a member who cannot get into the mailbox, after two proofs of different kinds: birth date, and number and amount of a paid order. Both addresses are mailed; links that were mailed before end. Refused attempts are counted for the member and stand in the log. Whoever has looked at the birth date within a day cannot bring it as a proof.',
  access: { right: 'members.email' },
  stepUp: true,
  refusesUnknownFields: true,
  limit: 30,
  query,
  body: Type.Object({
    id: Id,
    email: Type.String({ maxLength: 320 }),
    reason: OneOf(emailReasons),
    words: Words,
    proofs: Type.Array(Type.Union([BirthDateProof, OrderProof]), { minItems: 2, maxItems: 2 }),
  }),
  /** Masked. */
  reply: Type.Object({ email: Type.String() }),
  errors: errorsOf(
    officeMembersErrors,
    'invalid_email',
    'name_is_email',
    'email_unchanged',
    'email_taken',
    'account_closed',
    'proofs_alike',
    'proof_wrong',
    'proof_seen',
    'too_many_attempts',
    'too_many_words',
  ),
});

export const startMemberExport = endpoint({
  method: 'POST',
  path: 'admin/member-export.php',
  about:
    'Makes a copy of the data of the member and mails the member the link to it; staff never get the file. One that is younger than a day is not made again.',
  access: { right: 'members.help' },
  stepUp: true,
  refusesUnknownFields: true,
  limit: 30,
  query,
  body: Type.Object({ id: Id, words: Words }),
  reply: Type.Object({ requested_at: Instant }),
  errors: errorsOf(officeMembersErrors, 'account_closed', 'too_many_words'),
});

export const deleteMember = endpoint({
  method: 'POST',
  path: 'admin/member-delete.php',
  about:
    'Deletes an account as its member would: hidden and logged out at once, mailed, and purged after 14 days unless it is restored. `name`: of the member, typed by whoever deletes. Repeated, it changes nothing.',
  access: { right: 'members.delete' },
  stepUp: true,
  refusesUnknownFields: true,
  limit: 30,
  query,
  body: Type.Object({ id: Id, name: Type.String({ maxLength: 200 }), reason: OneOf(deletionReasons), words: Words }),
  /** Until when it can be restored. */
  reply: Type.Object({ until: Instant }),
  errors: errorsOf(officeMembersErrors, 'name_differs', 'too_many_words'),
});

export const endMemberSessions = endpoint({
  method: 'POST',
  path: 'admin/member-sessions-end.php',
  about: 'Logs a member out everywhere, or ends one session. Repeated, it changes nothing.',
  access: { right: 'members.help' },
  refusesUnknownFields: true,
  limit: 60,
  query,
  body: Type.Object({ id: Id, session: Type.Optional(Id) }),
  reply: Type.Object({ ended: Type.Integer() }),
  errors: {},
});

export const unlockMember = endpoint({
  method: 'POST',
  path: 'admin/member-unlock.php',
  about: 'Ends the lock of the login after too many wrong passwords or codes, on all devices. Repeated, it changes nothing.',
  access: { right: 'members.help' },
  refusesUnknownFields: true,
  limit: 60,
  query,
  body: Type.Object({ id: Id }),
  reply: Done,
  errors: {},
});
