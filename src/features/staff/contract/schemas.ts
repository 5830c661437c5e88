import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { Money } from '#platform/contract/money-schemas.ts';
import { rights, roles } from '#platform/contract/rights.ts';
import { approvalFigures, approvalKinds, approvalStates, officeLanguages } from './rules.ts';

/** Of every call for staff: the site that it is about; without it that of the host. */
export const SiteQuery = { site: Type.Optional(Id) };

/** `site` null: on every site. */
export const GrantSchema = Type.Object({ role: OneOf(roles), site: Nullable(Id) });

export const StaffSession = Type.Object({
  id: Id,
  /** The session that makes this call. */
  current: Type.Boolean(),
  user_agent: Type.String(),
  /** ISO 3166-1 alpha-2 of where it began. */
  country: Nullable(Type.String()),
  created_at: Instant,
  used_at: Instant,
  /** When it ends if no call is made; at the latest twelve hours after its begin. */
  ends_at: Instant,
});
export type StaffSession = Static<typeof StaffSession>;

const StaffPasskey = Type.Object({
  id: Id,
  name: Type.String(),
  /** Made on this host; others are used on another address. */
  here: Type.Boolean(),
  created_at: Instant,
  used_at: Nullable(Instant),
});

/** Who works here, with what the bar of the office needs. */
export const Me = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  /** Null: the browser's, else English. */
  language: Nullable(OneOf(officeLanguages)),
  /** Whether single keys work. */
  keys: Type.Boolean(),
  /** Whether pictures come blurred, and grey. */
  blur: Type.Boolean(),
  grey: Type.Boolean(),
  roles: Type.Array(GrantSchema),
  /** The sites where this person has a role, and the rights there. `current`: the site of this call. */
  sites: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      host: Type.String(),
      current: Type.Boolean(),
      roles: Type.Array(OneOf(roles)),
      rights: Type.Array(OneOf(rights)),
    }),
  ),
  has_password: Type.Boolean(),
  /** Since when a code is asked for after the password. */
  totp_since: Nullable(Instant),
  passkeys: Type.Array(StaffPasskey),
  /** Recovery codes that were not used. */
  recovery_codes: Type.Integer(),
  /** False: a second factor has to be set up before anything else. */
  verified: Type.Boolean(),
  /** Until when the second factor need not be shown again; null when it has to be. */
  step_up_until: Nullable(Instant),
  /** Second factor and step-up are not asked for, because this is a development site on this machine. The page says so. */
  waived: Type.Boolean(),
  sessions: Type.Array(StaffSession),
});
export type Me = Static<typeof Me>;

export const Person = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  state: OneOf(['invited', 'active', 'ended']),
  roles: Type.Array(GrantSchema),
  has_password: Type.Boolean(),
  has_totp: Type.Boolean(),
  passkeys: Type.Integer(),
  recovery_codes: Type.Integer(),
  /** Until when the open invitation is valid; null without one. */
  invited_until: Nullable(Instant),
  /** The last call of any session that has not ended. */
  used_at: Nullable(Instant),
  sessions: Type.Array(StaffSession),
  /** The person who makes this call. */
  me: Type.Boolean(),
});
export type Person = Static<typeof Person>;

/** A request that waits for a second person: `hash` is of exactly what was asked for. */
export const AskedApproval = Type.Object({ id: Id, hash: Type.String() });

const NamedStaff = Type.Object({ id: Id, name: Type.String() });

/** What a request would do, for the words of the page. */
export const ApprovalFacts = Type.Object({
  /** Whom of the staff it is about; a member is named by `subject` alone. */
  name: Nullable(Type.String()),
  /** Of a change of rights: what the person has now, and would have. */
  roles: Nullable(Type.Object({ before: Type.Array(GrantSchema), after: Type.Array(GrantSchema) })),
  /** Of a decision. */
  act: Nullable(Type.String()),
  reason: Nullable(Type.String()),
  /** Those of the person who asks. */
  words: Nullable(Type.String()),
  /** The case with the evidence, such as `M-7K2M-9QXA`. */
  case: Nullable(Type.String()),
  /** Of a refund: the order, and what goes back to its buyer. */
  order: Nullable(
    Type.Object({
      id: Id,
      number: Type.String(),
      amount: Money,
      provider: Type.String(),
      /** Of a transfer: the part of the amount that the provider has paid, so that only the rest is to be transferred. */
      reported: Nullable(Money),
    }),
  ),
  /** When the figures were counted; nothing has been done. */
  counted_at: Nullable(Instant),
  figures: Type.Array(Type.Object({ name: OneOf(approvalFigures), count: Type.Integer() })),
});
export type ApprovalFacts = Static<typeof ApprovalFacts>;

export const Approval = Type.Object({
  ...AskedApproval.properties,
  kind: OneOf(approvalKinds),
  /** The id of the person whom it is about, of the staff or a member; null for a new one, and for several. */
  subject: Nullable(Id),
  /** What was asked for, as it was sent. */
  request: Type.Record(Type.String(), Type.Unknown()),
  facts: ApprovalFacts,
  asked_by: NamedStaff,
  asked_at: Instant,
  ends_at: Instant,
  /** Asked for by the person who makes this call, who cannot approve it. */
  mine: Type.Boolean(),
  /** Others who could approve it. */
  approvers: Type.Array(Type.String()),
  state: OneOf(approvalStates),
  ended_at: Nullable(Instant),
  /** Who answered or withdrew it. */
  ended_by: Nullable(NamedStaff),
  /** The words of the answer. */
  answer: Nullable(Type.String()),
});
export type Approval = Static<typeof Approval>;

export const LogRow = Type.Object({
  id: Id,
  at: Instant,
  /** Null: by a command on the machine. */
  who: Nullable(NamedStaff),
  site: Nullable(Id),
  /** The call without `.php`, such as `staff-invite`. */
  what: Type.String(),
  /** Only looked, changed nothing. */
  look: Type.Boolean(),
  /** The id or number of what it was done to; null without one. */
  subject: Nullable(Type.String()),
  reason: Nullable(Type.String()),
  words: Nullable(Type.String()),
  request_hash: Type.String(),
  prev_hash: Type.String(),
  hash: Type.String(),
});
export type LogRow = Static<typeof LogRow>;
