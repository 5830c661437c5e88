import type { ProviderName } from '../../contract/provider-names.ts';
import { openAdyenHarness } from '../adyen/testing/adyen-harness.ts';
import { openSandboxHarness } from '../sandbox/testing/sandbox-harness.ts';
import { openStripeHarness } from '../stripe/testing/stripe-harness.ts';
import type { ProviderHarness } from './harness.ts';

/** Every provider needs a harness, except direct debit, which calls no server. */
const providerHarnesses = {
  sandbox: openSandboxHarness,
  stripe: openStripeHarness,
  adyen: openAdyenHarness,
} satisfies Record<Exclude<ProviderName, 'direct_debit'>, () => Promise<ProviderHarness>>;

/** The providers that the shared suite tests. */
export const allProviders: readonly [name: string, open: () => Promise<ProviderHarness>][] = Object.entries(providerHarnesses);

/** The providers that are called over a network. */
export const networkProviders = allProviders.filter(([name]) => name !== 'sandbox');
