import type { Static } from 'typebox';
import * as Type from 'typebox';
import { ClientId, Done, endpoint, Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { MainImage } from '#features/photos/contract/image.ts';
import { safetyErrors } from './errors.ts';
import { Proof, ReceiptChallenge } from '#features/proof-of-work/contract/proof-schemas.ts';
import { reportSubjects, reportReasons, reportStates, complaintSubjects } from './rules.ts';

const Subject = Type.Object({ id: Id });

export const block = endpoint({
  method: 'POST',
  path: 'block.php',
  about: 'Makes both members invisible to each other. Repeating the call changes nothing.',
  access: 'member',
  limit: 60,
  body: Subject,
  reply: Done,
  errors: {},
});

export const unblock = endpoint({
  method: 'DELETE',
  path: 'block.php',
  about: "Takes the viewer's block back. Repeating the call changes nothing.",
  access: 'member',
  limit: 60,
  body: Subject,
  reply: Done,
  errors: {},
});

/** A member the viewer blocked. This list is the only place where a blocked member is still shown. */
export const BlockedMember = Type.Object({ id: Id, name: Type.String(), main_image: MainImage, blocked_at: Instant });
export type BlockedMember = Static<typeof BlockedMember>;

export const getBlocks = endpoint({
  method: 'GET',
  path: 'blocks.php',
  about: 'The members that the viewer blocked, newest first.',
  access: 'member',
  reply: Type.Object({ profiles: Type.Array(BlockedMember) }),
  errors: {},
});

export const Report = Type.Object({
  id: Id,
  /** Such as `R-7K2M-9QXA`. */
  number: Type.String(),
  /** The member's name at the time of the report, also after they were blocked or left. Empty when their account is erased. */
  name: Type.String(),
  subject: OneOf(reportSubjects),
  reason: OneOf(reportReasons),
  state: OneOf(reportStates),
  created_at: Instant,
  decided_at: Nullable(Instant),
  /** Statement of reasons, in the reporter's language; null until decided. */
  statement: Nullable(Type.String()),
  /** The number of the decision about it, for `decision.php`; null before. */
  decision: Nullable(Type.String()),
});
export type Report = Static<typeof Report>;

/** Evidence: the profile's texts, the photo or the message. `not_found` when `item` is not of this member or not visible to the viewer. */
export const report = endpoint({
  method: 'POST',
  path: 'report.php',
  about:
    'Reports a profile, a photo or a message (`item` is its id). Evidence is kept as of now, and members the viewer blocked can still be reported. So can, by profile or message, a member with whom the viewer has written and who is not there any more, for 90 days. Reporting the same thing again returns the existing report.',
  access: 'member',
  limit: 30,
  body: Type.Object({
    client_id: ClientId,
    id: Id,
    subject: OneOf(reportSubjects),
    item: Type.Optional(Id),
    reason: OneOf(reportReasons),
    text: Type.Optional(Type.String({ maxLength: 20_000 })),
  }),
  reply: Type.Object({ report: Report }),
  errors: errorsOf(safetyErrors, 'text_too_long', 'too_many_reports'),
});

export const getReports = endpoint({
  method: 'GET',
  path: 'report.php',
  about: "The viewer's own reports and what was decided, newest first.",
  access: 'member',
  reply: Type.Object({ reports: Type.Array(Report) }),
  errors: {},
});

export const getLostConversation = endpoint({
  method: 'GET',
  path: 'lost-conversation.php',
  about:
    'What can still be reported of a conversation whose other member is not there any more, for the viewer: who it was, as known then, and the newest messages from them. Found by its id or by the other member (`profile`). It answers the same whether the other member left or blocked the viewer.',
  access: 'member',
  query: Type.Object({ conversation: Type.Optional(Id), profile: Type.Optional(Id) }),
  reply: Type.Object({
    profile: Type.Object({ id: Id, name: Type.String() }),
    /** Newest first. */
    messages: Type.Array(Type.Object({ id: Id, text: Type.String(), sent_at: Instant })),
  }),
  errors: {},
});

export const complain = endpoint({
  method: 'POST',
  path: 'complaint.php',
  about:
    'Sends a complaint to the operator, also without an account. The number in the reply is the receipt, which is mailed, too. Sent again with its `client_id`, it is the same complaint.',
  access: 'public',
  limit: 10,
  body: Type.Object({
    client_id: ClientId,
    email: Type.String({ maxLength: 320 }),
    name: Type.String({ maxLength: 100 }),
    subject: OneOf(complaintSubjects),
    text: Type.String({ maxLength: 20_000 }),
    /** The solved `challenge` of an earlier reply. */
    proof: Type.Optional(Proof),
  }),
  reply: Type.Object({
    /** Such as `C-7K2M-9QXA`. */
    number: Type.String(),
    challenge: Type.Optional(ReceiptChallenge),
  }),
  errors: errorsOf(safetyErrors, 'invalid_email', 'text_required', 'text_too_long', 'too_many_complaints'),
});
