import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import { configureProviders } from './configure-providers.ts';
import type { PaymentProvider } from './port/provider.ts';
import { createSandbox } from './sandbox/create-sandbox.ts';

export { createGuardedSandbox } from './sandbox/create-guarded-sandbox.ts';
export { createInstantSandbox } from './sandbox/pay-at-once.ts';
export { offersIn, type PaymentMarket } from './port/methods.ts';
export {
  paymentCountry,
  PaymentDetails,
  type PaymentEvent,
  paymentEventKinds,
  type PaymentOutcome,
  paymentOutcomes,
  type PaymentProvider,
  type SettledItem,
  type MethodToSave,
} from './port/provider.ts';

interface Dependencies {
  /** Null where no creditor is configured. */
  readonly directDebit: PaymentProvider | null;
}

export interface PaymentProvidersFeature extends Feature {
  /** The providers of this installation; an order uses the first one that offers its method. */
  readonly providers: readonly PaymentProvider[];
}

export function createPaymentProviders(
  { env, database: { db }, clock, jobs, log, secret }: Platform,
  { directDebit }: Dependencies,
): PaymentProvidersFeature {
  const sandbox = env.appEnv === 'production' ? null : createSandbox({ db, clock, jobs, log, secret });
  return {
    providers: configureProviders({ env, db, clock, secret, directDebit, sandbox: sandbox?.provider ?? null }),
    scheduleJobs: () => sandbox?.scheduleJobs(),
    mount: (server) => sandbox?.mount(server),
  };
}
