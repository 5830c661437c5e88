import * as Type from 'typebox';
import { ClientId, endpoint, Instant, OneOf } from '#platform/contract/endpoint.ts';
import { noticeErrors } from './errors.ts';
import { proofErrors } from '#features/proof-of-work/contract/errors.ts';
import { Proof, ReceiptChallenge } from '#features/proof-of-work/contract/proof-schemas.ts';
import { noticeReasons } from './rules.ts';

/** Stores a notice for the operator, together with the content of the member's page if the place names one. */
export const sendNotice = endpoint({
  method: 'POST',
  path: 'notice.php',
  about:
    'Reports illegal content, also without an account. Returns a number and the time by which it is decided; with an address, a receipt is mailed. Sent again with its `client_id`, it is the same notice. Where very many come in, each is to be proven.',
  access: 'public',
  limit: 10,
  body: Type.Object({
    client_id: ClientId,
    reason: OneOf(noticeReasons),
    /** An address, or in words. */
    place: Type.String({ maxLength: 5000 }),
    text: Type.String({ maxLength: 20_000 }),
    name: Type.String({ maxLength: 100 }),
    email: Type.String({ maxLength: 320 }),
    /** The sender says that the notice is accurate and complete. */
    good_faith: Type.Boolean(),
    /** The solved `challenge` of an earlier reply or refusal. */
    proof: Type.Optional(Proof),
  }),
  reply: Type.Object({
    /** Such as `N-7K2M-9QXA`. */
    number: Type.String(),
    decide_by: Instant,
    challenge: Type.Optional(ReceiptChallenge),
  }),
  errors: { ...noticeErrors, ...proofErrors },
});
