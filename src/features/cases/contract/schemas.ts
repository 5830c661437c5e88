import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { roles } from '#platform/contract/rights.ts';
import { noticeReasons } from '#features/content-notices/contract/rules.ts';
import { decisionActs, decisionReasons, lookReasons } from '#features/decisions/contract/rules.ts';
import { CaseNumber, DecisionView } from '#features/decisions/contract/schemas.ts';
import { complaintSubjects, reportReasons, reportSubjects } from '#features/safety/contract/rules.ts';
import { caseEvents, caseKinds, caseSenders, caseStates } from './rules.ts';

export const Member = Type.Object({ id: Id, name: Type.String(), age: Nullable(Type.Integer()) });

/** Who works on a case now: only their initials stand in the queue. */
export const Lease = Type.Object({
  name: Type.String(),
  role: Nullable(OneOf(roles)),
  mine: Type.Boolean(),
  until: Instant,
});

/** A row of the queue. */
export const CaseRow = Type.Object({
  number: CaseNumber,
  kind: OneOf(caseKinds),
  /** Within the kind: the reason of the newest report or notice, or the subject of a complaint. Null for what staff entered. */
  reason: Nullable(Type.String()),
  state: OneOf(caseStates),
  subject: Nullable(Member),
  /** Sources that have joined. */
  sources: Type.Integer(),
  opened_at: Instant,
  due_at: Instant,
  lease: Nullable(Lease),
});
export type CaseRow = Static<typeof CaseRow>;

/** One reported line, and three before and after it. */
export const Line = Type.Object({
  id: Id,
  at: Instant,
  who: Member,
  text: Type.String(),
  /** A picture in the line: its `id` among the case's pictures. */
  picture: Nullable(Type.String()),
  /** The reason with which it was reported; null for lines around it. */
  reported: Nullable(OneOf(reportReasons)),
});

export const Lines = Type.Object({
  conversation: Id,
  /** The other member of the conversation. */
  other: Member,
  lines: Type.Array(Line),
  /** Lines before and after that a look with a reason opens. */
  more_before: Type.Integer(),
  more_after: Type.Integer(),
});
export type Lines = Static<typeof Lines>;

/** A file of evidence. `case-picture.php` sends it, blurred and grey unless asked otherwise. */
export const Picture = Type.Object({
  id: Type.String(),
  kind: OneOf(['profile', 'chat']),
  /** The caption of a photo. */
  caption: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  reported: Type.Boolean(),
  /** Of a reported photo of the profile: its id among the `items` of `remove`. */
  item: Nullable(Id),
  /** 16 hexadecimal digits; null where it is too plain to be recognised. */
  hash: Nullable(Type.String()),
});

const Source = Type.Object({
  kind: OneOf(['report', 'notice', 'complaint', 'entered', 'block']),
  /** Its own number: `R-…`, `N-…`, `C-…`; null for what staff entered and for a block. */
  number: Nullable(Type.String()),
  at: Instant,
  /** The member who sent it; null for strangers. */
  by: Nullable(Member),
  /** What a stranger gave: a name, and whether there is an address to answer. */
  name: Type.String(),
  can_answer: Type.Boolean(),
  subject: Nullable(OneOf([...reportSubjects, ...complaintSubjects])),
  reason: Nullable(OneOf([...new Set([...reportReasons, ...noticeReasons])])),
  /** Of a notice, where it is. Of a block, its kind. */
  place: Type.String(),
  /** Of a block, its value. */
  text: Type.String(),
  /** The language of whoever sent it. */
  language: Type.String(),
  /** Of this sender: reports in 90 days, and those of them without a violation. */
  sent: Type.Integer(),
  unfounded: Type.Integer(),
  /** The sender is set aside for a time. */
  set_aside: Type.Boolean(),
  /** Marked by staff: a trusted flagger or an authority sent it. */
  sent_by: Nullable(OneOf(caseSenders)),
  /** Times by which the sender was promised an answer. */
  decide_by: Nullable(Instant),
});

/** The profile as it was when it was reported. */
const ProfileEvidence = Type.Object({
  about: Type.String(),
  answers: Type.Array(Type.Object({ prompt: Type.String(), text: Type.String() })),
});

const Duplicate = Type.Object({
  picture: Type.String(),
  of: Member,
  /** Of that photo: `case-picture.php` sends it, too, although it is not among `pictures`. */
  other: Type.String(),
  /** Differing bits of 64. */
  distance: Type.Integer(),
  state: OneOf(['active', 'suspended', 'banned', 'deleted']),
});

const Linked = Type.Object({
  member: Member,
  by: Type.Array(OneOf(['device', 'payment', 'iban', 'photo'])),
  state: OneOf(['active', 'hidden', 'suspended', 'banned', 'deleted']),
  /** The last decision about that account. */
  decision: Nullable(Type.Object({ act: OneOf(decisionActs), reason: OneOf(decisionReasons), at: Instant })),
  /** Its open case. */
  open_case: Nullable(CaseNumber),
});

const Account = Type.Object({
  since: Instant,
  country: Nullable(Type.String()),
  language: Type.String(),
  state: OneOf(['active', 'hidden', 'suspended', 'banned', 'deleted']),
  fictional: Type.Boolean(),
  conversations: Type.Integer(),
  answered: Type.Integer(),
  /** In minor units of `currency`. */
  paid: Type.Integer(),
  currency: Type.String(),
  credits: Type.Integer(),
  earlier: Type.Array(Type.Object({ number: Type.String(), act: OneOf(decisionActs), reason: OneOf(decisionReasons), at: Instant })),
});

export const Event = Type.Object({
  at: Instant,
  what: OneOf(caseEvents),
  /** Null: by itself, or by a member. */
  who: Nullable(Type.String()),
  about: Nullable(Type.String()),
  words: Nullable(Type.String()),
});

/** A case, whole. */
export const Case = Type.Object({
  ...CaseRow.properties,
  sources: Type.Array(Source),
  profile: Nullable(ProfileEvidence),
  lines: Type.Array(Lines),
  /** Other conversations in which the member wrote a reported sentence. */
  same_sentence: Type.Array(Type.Object({ conversation: Id, with: Member, at: Instant, reported: Type.Boolean() })),
  pictures: Type.Array(Picture),
  duplicates: Type.Array(Duplicate),
  links: Type.Array(Linked),
  account: Nullable(Account),
  events: Type.Array(Event),
  /** The newest one first. */
  decisions: Type.Array(DecisionView),
  /** What the case can end with; empty when it has ended, or the caller may not decide it. */
  acts: Type.Array(OneOf(decisionActs)),
  /** Why the caller may not decide it, although the right is there. */
  refused: Nullable(OneOf(['first_judge'])),
  /** The appeal: words, when, and the first decision. */
  appeal: Nullable(Type.Object({ words: Type.String(), at: Instant, by: OneOf(['member', 'reporter']), first: DecisionView })),
  /** Decisions on the site in the last 90 days with the reason of the newest report. */
  /** Standing holds of the account, for whoever answers authorities. */
  holds: Type.Array(Type.Object({ id: Id, reference: Type.String(), until: Nullable(Instant) })),
  before: Type.Array(Type.Object({ act: OneOf(decisionActs), count: Type.Integer() })),
  evidence_until: Nullable(Instant),
});
export type Case = Static<typeof Case>;

export const LookReason = OneOf(lookReasons);
