import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { dayIn } from '#platform/contract/time.ts';
import { useSettings } from '#features/site/web/index.ts';
import { type Answers, type Circumstances, firstOpenStep, noAnswers } from './answers.ts';
import { likelyCountry } from './countries.ts';
import { answersIn, readDraft, saveDraft } from './draft.ts';
import { type Step, steps } from './steps.ts';

interface Kept {
  readonly answers: Answers;
  readonly circumstances: Circumstances;
  readonly change: (part: Partial<Answers>) => void;
  /** The draft of this tab has been read. */
  readonly ready: boolean;
}

/** The answers of this tab. The first render knows only what the address says, as the server did; then the draft comes in. */
export function useAnswers(search: URLSearchParams): Kept {
  const settings = useSettings();
  const locale = useLocale();
  const [given, setGiven] = useState<Answers>(() => ({ ...noAnswers, ...answersIn(search) }));
  const [ready, setReady] = useState(false);

  useEffect(() => {
    setGiven((first) => ({ ...readDraft(sessionStorage), ...answersIn(search), password: first.password }));
    setReady(true);
    // Only what stood in the address when the page was opened: later steps change it.
    // eslint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    if (ready) saveDraft(sessionStorage, given);
  }, [ready, given]);

  return {
    answers: given.country === '' ? { ...given, country: likelyCountry(settings, locale) } : given,
    circumstances: { countries: settings.countries, today: dayIn(settings.time_zone, new Date()) },
    change: (part) => setGiven((before) => ({ ...before, ...part })),
    ready,
  };
}

/** The step to show for the one that is asked for: no further than the first that is open. */
export function reachable(wanted: Step, answers: Answers, circumstances: Circumstances): Step {
  const open = firstOpenStep(answers, circumstances);
  return open !== null && steps.indexOf(open) < steps.indexOf(wanted) ? open : wanted;
}
