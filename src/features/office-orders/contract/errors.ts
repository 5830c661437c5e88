import type { ErrorTable } from '#platform/contract/errors.ts';
import { paymentErrors } from '#features/orders/contract/errors.ts';
import { staffErrors } from '#features/staff/contract/errors.ts';

export const officeOrderErrors = {
  second_person_missing: staffErrors.second_person_missing,
  too_many_words: staffErrors.too_many_words,
  refund_unavailable: paymentErrors.refund_unavailable,
  refund_changed: paymentErrors.refund_changed,
  /** A refund has a reason in words, which is part of the buyer's data export. */
  reason_required: 400,
  /** Another refund of this order waits for a second person. params: id (of the request) */
  refund_waits: 409,
  /** The order's provider is not configured any more, so nobody can be asked. */
  provider_gone: 409,
  /** The provider did not answer. */
  provider_silent: 503,
} as const satisfies ErrorTable;
