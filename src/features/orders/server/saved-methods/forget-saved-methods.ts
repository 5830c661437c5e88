import type { Db } from '#platform/server/db/open-database.ts';
import type { Log } from '#platform/server/log.ts';
import type { PaymentProvider } from '#features/payment-providers/server/index.ts';
import { deleteForgotten, listForgotten } from './saved-method-repo.ts';

export interface ForgetDeps {
  readonly db: Db;
  readonly log: Log;
  readonly providers: readonly PaymentProvider[];
}

const batchSize = 100;

/** Asks the providers to delete the methods that were removed here. The next run tries failures again. */
export async function forgetSavedMethods({ db, log, providers }: ForgetDeps): Promise<void> {
  for (const provider of providers) {
    for (const token of await listForgotten(db, provider.name, batchSize)) {
      try {
        await provider.forget?.(token);
        await deleteForgotten(db, provider.name, token);
      } catch (error) {
        log.warn({ provider: provider.name, error: String(error) }, 'a saved method is not deleted yet, will be retried');
      }
    }
  }
}
