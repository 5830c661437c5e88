import type { Static } from 'typebox';
import * as Type from 'typebox';
import { ClientId, Done, endpoint, Id, Instant, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { MainImage } from '#features/photos/contract/image.ts';
import { safetyErrors } from './errors.ts';

const Subject = Type.Object({ id: Id });

/** From now on neither exists for the other. Twice is once. */
export const block = endpoint({ method: 'POST', path: 'block.php', access: 'member', limit: 60, body: Subject, reply: Done, errors: {} });

export const unblock = endpoint({
  method: 'DELETE',
  path: 'block.php',
  access: 'member',
  limit: 60,
  body: Subject,
  reply: Done,
  errors: {},
});

/** Whom the viewer blocked: the one place where both still exist for each other, by name and face. */
export const BlockedMember = Type.Object({ id: Id, name: Type.String(), main_image: MainImage, blocked_at: Instant });
export type BlockedMember = Static<typeof BlockedMember>;

/** Newest first. */
export const getBlocks = endpoint({
  method: 'GET',
  path: 'blocks.php',
  access: 'member',
  reply: Type.Object({ profiles: Type.Array(BlockedMember) }),
  errors: {},
});

export const complaintSubjects = ['payment', 'member', 'content', 'privacy', 'account', 'other'] as const;
export type ComplaintSubject = (typeof complaintSubjects)[number];
export const longestComplaint = 5000;

/** Kept for the operator; the number is the receipt, which goes by mail too. */
export const complain = endpoint({
  method: 'POST',
  path: 'complaint.php',
  access: 'public',
  limit: 10,
  body: Type.Object({
    client_id: ClientId,
    email: Type.String({ maxLength: 320 }),
    name: Type.String({ maxLength: 100 }),
    subject: OneOf(complaintSubjects),
    text: Type.String({ maxLength: 20_000 }),
  }),
  /** Such as `C-7K2M-9QXA`. */
  reply: Type.Object({ number: Type.String() }),
  errors: errorsOf(safetyErrors, 'invalid_email', 'text_required', 'text_too_long', 'too_many_complaints'),
});
