import { ok, type Result } from '#platform/contract/result.ts';
import { exportJournal } from './export-journal.ts';
import { type AccountingDeps, type Asked, scopeOf, type ScopeRefusal } from './scope.ts';

export type BooksRefusal = ScopeRefusal;

/** A file, piece by piece. */
export type Pieces = AsyncIterable<string | Uint8Array>;

/** What the accountant takes out of the books. */
export interface Accounting {
  /** Every entry as CSV. */
  journal(asked: Asked & { readonly currency: string | undefined }): Promise<Result<Pieces, ScopeRefusal>>;
}

export function createAccounting(deps: AccountingDeps): Accounting {
  return {
    async journal(asked) {
      const scope = await scopeOf(deps, asked);
      return scope.ok ? ok(exportJournal(deps.db, scope.value, asked.currency ?? null)) : scope;
    },
  };
}
