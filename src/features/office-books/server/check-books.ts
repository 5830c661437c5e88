import { ok } from '#platform/contract/result.ts';
import { checkBooks } from '#features/accounting/server/index.ts';
import { equationNames, equations } from '#features/accounting/contract/equations.ts';
import type { Act } from '#features/staff/server/index.ts';
import { replying } from '#features/staff/server/index.ts';
import { findCheck, storeCheck, type StoredCheck } from './check-repo.ts';
import { countFigures } from './figures-repo.ts';
import type { BooksDeps } from './deps.ts';
import { presentFigures } from './present-figures.ts';

/** Proves all equations. They are read before the act, in a snapshot of their own. Figures that cannot be counted lose no check. */
async function runCheck({ reads, clock, log }: Pick<BooksDeps, 'reads' | 'clock' | 'log'>): Promise<StoredCheck> {
  const at = clock.now();
  const began = performance.now();
  const reports = await checkBooks(reads);
  const counting = reads.transaction().execute((tx) => countFigures(tx, at));
  const figures = await counting.catch((error: unknown) => {
    log.error({ err: error }, 'the figures of the books could not be counted');
    return null;
  });
  return { at, milliseconds: Math.round(performance.now() - began), reports, figures };
}

/** By night, so that the page shows a check of today. */
export async function checkByNight(deps: Pick<BooksDeps, 'db' | 'reads' | 'clock' | 'log'>): Promise<void> {
  await storeCheck(deps.db, await runCheck(deps));
}

export async function checkNow(deps: BooksDeps, act: Act) {
  const made = await runCheck(deps);
  const wrong = made.reports.filter(({ deviations }) => deviations.length > 0).length;
  const done = await act(async (tx) => {
    await storeCheck(tx, made);
    return ok({ value: null, subject: `${made.reports.length - wrong}/${made.reports.length}` });
  });
  return replying(done, () => ({ check: presentCheck(made) }));
}

/** What a check of an older release does not have is left out. */
export function presentCheck({ at, milliseconds, reports }: Pick<StoredCheck, 'at' | 'milliseconds'> & Reported) {
  return {
    at: at.toISOString(),
    milliseconds,
    equations: equationNames.flatMap((name) => {
      const report = reports.find((one) => one.name === name);
      return report === undefined ? [] : [{ name, equation: equations[name], deviations: [...report.deviations] }];
    }),
  };
}

interface Reported {
  readonly reports: readonly {
    readonly name: string;
    readonly deviations: readonly { readonly subject: string; readonly difference: number }[];
  }[];
}

export async function lastCheck(deps: Pick<BooksDeps, 'db'>) {
  const found = await findCheck(deps.db);
  return found && presentCheck(found);
}

/** Of the company behind these sites; null: not counted yet, or could not be. */
export async function lastFigures({ db }: Pick<BooksDeps, 'db'>, sites: readonly number[]) {
  const figures = (await findCheck(db))?.figures ?? null;
  return figures && presentFigures(figures, sites);
}
