import { useEffect, useState } from 'react';
import { useLocale, useNow } from 'use-intl';
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
}

/** The answers of this tab, those in the address first. On the server (not `awake`) there is only the address. */
export function useAnswers(search: URLSearchParams, awake: boolean): Kept {
  const settings = useSettings();
  const locale = useLocale();
  const now = useNow();
  const [given, setGiven] = useState<Answers>(() => ({ ...(awake ? readDraft(sessionStorage) : noAnswers), ...answersIn(search) }));
  useEffect(() => {
    if (awake) saveDraft(sessionStorage, given);
  }, [awake, given]);
  return {
    answers: given.country === '' ? { ...given, country: likelyCountry(settings, locale) } : given,
    circumstances: { countries: settings.countries, today: dayIn(settings.time_zone, now) },
    change: (part) => setGiven((before) => ({ ...before, ...part })),
  };
}

/** The step to show for the one that is asked for: no further than the first that is open. */
export function reachable(wanted: Step, answers: Answers, circumstances: Circumstances): Step {
  const open = firstOpenStep(answers, circumstances);
  return open !== null && steps.indexOf(open) < steps.indexOf(wanted) ? open : wanted;
}
