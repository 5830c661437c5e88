import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { caseKinds, caseStates } from '#features/cases/contract/rules.ts';
import { movementKinds } from '#features/credits/contract/movement-kinds.ts';
import { decisionActs, decisionReasons, memberLookReasons, privateData } from '#features/decisions/contract/rules.ts';
import { orderStates } from '#features/orders/contract/order.ts';
import { foundBy, memberStates, messagePresets } from './rules.ts';

/** A member in a list. */
export const FoundMember = Type.Object({
  id: Id,
  name: Type.String(),
  age: Nullable(Type.Integer()),
  state: OneOf(memberStates),
  fictional: Type.Boolean(),
  paid_user: Type.Boolean(),
  /** Such as `j••@e•••.org`. */
  email: Type.String(),
  since: Instant,
  last_active_at: Instant,
  by: OneOf(foundBy),
});
export type FoundMember = Static<typeof FoundMember>;

const Order = Type.Object({
  id: Id,
  /** Such as `E-10482-7K2M`. */
  number: Type.String(),
  at: Instant,
  credits: Type.Integer(),
  /** Of premium. */
  days: Type.Integer(),
  method: Type.String(),
  state: OneOf(orderStates),
  /** In minor units. */
  amount: Type.Integer(),
  currency: Type.String(),
  invoices: Type.Array(Type.String()),
});

const Movement = Type.Object({
  id: Id,
  at: Instant,
  kind: OneOf(movementKinds),
  credits: Type.Integer(),
  /** Credits afterwards. */
  balance: Type.Integer(),
});

/** A member as staff see one: what is private is masked. */
export const MemberView = Type.Object({
  id: Id,
  name: Type.String(),
  age: Nullable(Type.Integer()),
  state: OneOf(memberStates),
  /** Of a suspension. */
  until: Nullable(Instant),
  /** Of a deleted account that can come back. */
  restorable_until: Nullable(Instant),
  fictional: Type.Boolean(),
  paid_user: Type.Boolean(),
  language: Type.String(),
  country: Type.String(),
  town: Nullable(Type.String()),
  since: Instant,
  last_active_at: Instant,
  /** Masked: `j••@e•••.org`, `1989`, `DE••••••12`. */
  email: Type.String(),
  birth_year: Type.Integer(),
  iban: Nullable(Type.String()),
  consents: Type.Array(Type.Object({ purpose: Type.String(), granted: Type.Boolean(), version: Type.String(), at: Instant })),
  /** Looks of staff at private data of the account, the newest first. */
  looks: Type.Array(Type.Object({ at: Instant, what: Type.Array(OneOf(privateData)), reason: OneOf(memberLookReasons) })),
  /** Null for those who may not see orders. */
  orders: Nullable(Type.Array(Order)),
  credits: Type.Object({
    purchased: Type.Integer(),
    bonus: Type.Integer(),
    frozen: Type.Boolean(),
    movements: Type.Array(Movement),
  }),
  /** Mails that did not arrive: the newest of each kind and day. */
  refused_mails: Type.Array(Type.Object({ kind: Type.String(), at: Instant, reason: OneOf(['refused', 'unreachable']) })),
  messages: Type.Array(Type.Object({ id: Id, at: Instant, preset: Nullable(OneOf(messagePresets)), words: Type.String() })),
  sessions: Type.Array(
    Type.Object({ id: Id, user_agent: Type.String(), country: Nullable(Type.String()), created_at: Instant, used_at: Instant }),
  ),
  /** Until when logins are locked after too many wrong passwords or codes. */
  locked_until: Nullable(Instant),
  photos: Type.Array(
    Type.Object({ id: Id, status: OneOf(['pending', 'active', 'rejected']), at: Instant, width: Type.Integer(), height: Type.Integer() }),
  ),
  cases: Type.Array(
    Type.Object({
      number: Type.String(),
      kind: OneOf(caseKinds),
      state: OneOf(caseStates),
      opened_at: Instant,
      /** `about` the member, or brought `by` the member. */
      side: OneOf(['about', 'by']),
      /** Whether the caller may open it. */
      open: Type.Boolean(),
    }),
  ),
  decisions: Type.Array(
    Type.Object({
      number: Type.String(),
      act: OneOf(decisionActs),
      reason: OneOf(decisionReasons),
      at: Instant,
      lifted: Type.Boolean(),
      /** The case that it belongs to. */
      case: Nullable(Type.String()),
    }),
  ),
  /** Of staff, in cases about the member; empty for those who may not read cases. */
  notes: Type.Array(Type.Object({ at: Instant, case: Type.String(), words: Type.String() })),
  /** The newest copy of the data that was asked for. */
  data_export: Nullable(Type.Object({ requested_at: Instant, ready_at: Nullable(Instant) })),
  /** As they would be sent now, in the member's language. */
  presets: Type.Array(Type.Object({ preset: OneOf(messagePresets), words: Type.String() })),
});
export type MemberView = Static<typeof MemberView>;
