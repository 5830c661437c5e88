import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Env } from '#platform/server/env.ts';
import type { PaymentProvider } from './provider.ts';

/** Environment variables that are documented together, as a row of the README. */
export interface VariableRow {
  readonly names: readonly string[];
  /** The text of the row, in Markdown. */
  readonly default: string;
  readonly about: string;
}

export interface ProviderDeps {
  readonly env: Pick<Env, 'appEnv' | 'declared'>;
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
}

/** The exports of a provider's folder. */
export interface ProviderModule {
  /** The variables, which `check-features` writes into the README. */
  readonly variables: readonly VariableRow[];
  /** Creates the provider, or returns the reason why there is none. */
  create(deps: ProviderDeps): PaymentProvider | string;
}
