import type { PaymentMethod } from '../../contract/payment-methods.ts';
import type { PaymentDetails, PaymentOutcome } from '../port/provider.ts';

/** A card or wallet account with which a tester may pay. It has no number, so nobody can enter a real one. */
export interface TestMethod {
  readonly source: string;
  readonly method: PaymentMethod;
  readonly label: string;
  readonly expires: boolean;
  readonly threeDSecure?: NonNullable<PaymentDetails['three_d_secure']>;
  /** The effect of the page's pay button. */
  readonly now: Extract<PaymentOutcome, 'paid' | 'declined'>;
  /** The outcome of a later charge without the page; `page`: the owner has to confirm it there. */
  readonly later: 'paid' | 'declined' | 'page';
}

const card = { method: 'card', expires: true } as const;
const wallet = { method: 'paypal', expires: false } as const;

export const testMethods = [
  { ...card, source: 'card_works', label: 'Visa •••• 4242', threeDSecure: 'not_attempted', now: 'paid', later: 'paid' },
  { ...card, source: 'card_confirmed', label: 'Mastercard •••• 4444', threeDSecure: 'authenticated', now: 'paid', later: 'page' },
  { ...card, source: 'card_revoked_later', label: 'Visa •••• 0341', threeDSecure: 'authenticated', now: 'paid', later: 'declined' },
  { ...card, source: 'card_declined', label: 'Visa •••• 0002', threeDSecure: 'failed', now: 'declined', later: 'declined' },
  { ...wallet, source: 'paypal_works', label: 'PayPal a•••@example.test', now: 'paid', later: 'paid' },
  { ...wallet, source: 'paypal_revoked_later', label: 'PayPal z•••@example.test', now: 'paid', later: 'declined' },
] as const satisfies readonly TestMethod[];

export type TestSource = (typeof testMethods)[number]['source'];
export const testSources = testMethods.map(({ source }) => source);

export const testMethodsFor = (method: PaymentMethod): readonly (TestMethod & { readonly source: TestSource })[] =>
  testMethods.filter((candidate) => candidate.method === method);

/** The test method in a payment, else the first one of its method; null when there is none. */
export function findTestMethod(method: PaymentMethod, source: string | undefined): TestMethod | null {
  const offered = testMethodsFor(method);
  return offered.find((candidate) => candidate.source === source) ?? offered[0] ?? null;
}

/** The card data that a real provider would report. */
export function detailsOf(savedMethod: TestMethod | null): PaymentDetails {
  if (savedMethod === null || savedMethod.method !== 'card') return {};
  return {
    fingerprint: `sandbox_${savedMethod.source}`,
    ...(savedMethod.threeDSecure === undefined ? {} : { three_d_secure: savedMethod.threeDSecure }),
  };
}

/** Test cards are valid until August of the year after next. */
export const expiryAt = (now: Date): string => `${now.getUTCFullYear() + 2}-08`;
