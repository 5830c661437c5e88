import * as Type from 'typebox';
import { ClientId, endpoint, Instant, OneOf } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { Proof, ReceiptChallenge } from '#features/proof-of-work/contract/proof-schemas.ts';
import { paymentErrors } from './errors.ts';
import { cancellationEnds } from './withdrawal-rules.ts';

const Received = Type.Object({
  /** The number of the receipt, such as `W-7K2M-9QXA`. */
  number: Type.String(),
  received_at: Instant,
  challenge: Type.Optional(ReceiptChallenge),
});

export const declareWithdrawal = endpoint({
  method: 'POST',
  path: 'withdrawal.php',
  about:
    'Withdraws from a purchase. The declaration is stored and counts from then on. Whoever is logged in means an own order; without a login the whole number with its random part is needed, else a person looks for the order. The reply and the receipt are the same whether or not the order exists. It is carried out when the link in the receipt is pressed, or a day later. Repeated calls are one declaration.',
  access: 'public',
  refusesUnknownFields: true,
  limit: 10,
  body: Type.Object({
    client_id: Type.Optional(ClientId),
    /** The solved `challenge` of an earlier reply. */
    proof: Type.Optional(Proof),
    name: Type.String({ maxLength: 400 }),
    /** The order number with its random part, or a description of what was bought and when. */
    order: Type.String({ maxLength: 400 }),
    email: Type.String({ maxLength: 320 }),
  }),
  reply: Received,
  errors: errorsOf(paymentErrors, 'name_required', 'order_required', 'invalid_email'),
});

export const declareCancellation = endpoint({
  method: 'POST',
  path: 'cancellation.php',
  about:
    "Cancels a contract, matched and confirmed like `withdrawal.php`. With `at_once` premium for some days ends and days that haven't begun are paid back; what has no end of its own is for a person. Repeated calls are one declaration.",
  access: 'public',
  refusesUnknownFields: true,
  limit: 10,
  body: Type.Object({
    client_id: Type.Optional(ClientId),
    /** The solved `challenge` of an earlier reply. */
    proof: Type.Optional(Proof),
    name: Type.String({ maxLength: 400 }),
    /** The order number with its random part, or a description of what was bought and when. */
    order: Type.String({ maxLength: 400 }),
    email: Type.String({ maxLength: 320 }),
    ends: OneOf(cancellationEnds),
    reason: Type.String({ maxLength: 2000 }),
  }),
  reply: Received,
  errors: errorsOf(paymentErrors, 'name_required', 'order_required', 'invalid_email'),
});

const LinkToken = Type.String({ maxLength: 100 });

export const getDeclaration = endpoint({
  method: 'GET',
  path: 'withdrawal-link.php',
  about: 'What the link in a mail about a withdrawal or a cancellation is about. The same whether or not the order exists.',
  access: 'public',
  refusesUnknownFields: true,
  limit: 60,
  query: Type.Object({ token: LinkToken }),
  reply: Type.Object({
    number: Type.String(),
    kind: OneOf(['withdrawal', 'cancellation']),
    /** The order in the declarer's words. */
    order: Type.String(),
    received_at: Instant,
    state: OneOf(['open', 'confirmed', 'denied', 'ended']),
    /** True when this link was mailed to the account's own address and the declarer gave another one. */
    owner: Type.Boolean(),
  }),
  errors: errorsOf(paymentErrors, 'link_expired'),
});

export const confirmDeclaration = endpoint({
  method: 'POST',
  path: 'withdrawal-confirm.php',
  about: 'The declaration is carried out at once, without waiting for its day. Repeated calls change nothing.',
  access: 'public',
  refusesUnknownFields: true,
  limit: 30,
  body: Type.Object({ token: LinkToken }),
  reply: Type.Object({}),
  errors: errorsOf(paymentErrors, 'link_expired'),
});

export const denyDeclaration = endpoint({
  method: 'POST',
  path: 'withdrawal-deny.php',
  about:
    'Says that somebody else declared it. From the address of the account that ends it, from another one a person decides. Nothing that was paid back comes again.',
  access: 'public',
  refusesUnknownFields: true,
  limit: 30,
  body: Type.Object({ token: LinkToken }),
  reply: Type.Object({}),
  errors: errorsOf(paymentErrors, 'link_expired'),
});
