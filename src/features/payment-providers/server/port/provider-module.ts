import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Env } from '#platform/server/env.ts';
import type { PaymentProvider } from './provider.ts';

/** Variables of the environment that are explained together, as a row of the README. */
export interface VariableRow {
  readonly names: readonly string[];
  /** In Markdown. */
  readonly default: string;
  readonly about: string;
}

export interface ProviderDeps {
  readonly env: Pick<Env, 'appEnv' | 'declared'>;
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
}

/** What the folder of a provider exports. */
export interface ProviderModule {
  /** `check-features` writes them into the README. */
  readonly variables: readonly VariableRow[];
  /** The provider, or why there is none. */
  create(deps: ProviderDeps): PaymentProvider | string;
}
