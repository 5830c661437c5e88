import * as Type from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { DiscountCode, OwnCode } from './discount.ts';
import { discountErrors } from './errors.ts';

export const CodeText = Type.String({ minLength: 1, maxLength: 60 });

export const getDiscountCode = endpoint({
  method: 'GET',
  path: 'discountcode.php',
  about:
    'A discount code by its text, whether or not it fits what the member is about to buy. With `welcome=true` the welcome code while it is active for the member, otherwise 204.',
  access: 'member',
  refusesUnknownFields: true,
  limit: 60,
  query: Type.Object({ code: Type.Optional(CodeText), welcome: Type.Optional(Type.Boolean()) }),
  empty: true,
  reply: DiscountCode,
  errors: errorsOf(
    discountErrors,
    'discount_not_found',
    'discount_used',
    'discount_reserved',
    'discount_owner',
    'discount_ended',
    'discount_first_order',
    'discount_not_begun',
    'discount_exhausted',
    'discount_member_limit',
  ),
});

export const getOwnCodes = endpoint({
  method: 'GET',
  path: 'discountcodes.php',
  about: "The member's own discount codes that are neither used nor over, and the welcome code while it is active.",
  access: 'member',
  reply: Type.Object({ codes: Type.Array(OwnCode) }),
  errors: {},
});
