import { addDays, dayIn } from '../../../src/platform/contract/time.ts';
import type { Features } from '../../../src/app/server/composed-features.ts';
import { reportLines } from '../books/report-lines.ts';
import { sentenceOf } from '../books/sentences.ts';

/** Each day's reports are read from the payment providers, so the restore does not read any number of them. */
const maxDays = 35;

interface Deps {
  readonly accounting: Pick<Features['accounting'], 'reconcile'>;
  readonly now: Date;
}

/**
 * Reads the providers' reports from the restored time's day to yesterday, the last day that is over: the payments that the restored
 * books do not know any more.
 */
export async function reconcileSince({ accounting, now }: Deps, since: Date, say: (sentence: string) => void): Promise<void> {
  const yesterday = addDays(dayIn('UTC', now), -1);
  const wanted = dayIn('UTC', since);
  const earliest = addDays(yesterday, 1 - maxDays);
  const from = wanted > yesterday ? yesterday : wanted < earliest ? earliest : wanted;
  if (wanted < earliest)
    say(
      `books -- --reconcile: only the last ${maxDays} days are read now. The site reads those from ${wanted} on by itself, 31 days each day.`,
    );
  for (let day = from; day <= yesterday; day = addDays(day, 1)) {
    const made = await accounting.reconcile(day);
    const isAway = !made.ok || made.value.providers.some(({ items }) => items === null);
    const isRight = !isAway && made.value.findings.length === 0;
    // Each report lists all differences: only the last one is printed.
    if (!isAway && day < yesterday) continue;
    say(`books -- --reconcile from ${from} to ${day}: ${isRight ? 'in order' : 'not in order'}`);
    if (!isRight) for (const line of made.ok ? reportLines(made.value) : [sentenceOf(made)]) say(line);
    if (isAway && day < yesterday) say('The days after that were not read. The site reads them by itself.');
    return;
  }
}
