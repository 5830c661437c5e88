import type { BodyOf } from '#platform/contract/endpoint.ts';
import type { createOrder } from './endpoints.ts';

/** Version of the text `orders.terms.start`; stored with the order. A change of its meaning is a new version. */
export const startConsentVersion = '2026-11';

/** The terms that a member agrees to before the order. */
export interface AgreedTerms {
  readonly start_consent: NonNullable<BodyOf<typeof createOrder>['start_consent']>;
  readonly country?: string;
}
