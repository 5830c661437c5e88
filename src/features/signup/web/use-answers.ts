import { useEffect, useMemo, useState } from 'react';
import { useLocale, useNow } from 'use-intl';
import { dayIn } from '#platform/contract/time.ts';
import { useSettings } from '#features/site/web/index.ts';
import { type Answers, type Circumstances, noAnswers } from './answers.ts';
import { likelyCountry } from './countries.ts';
import { answersIn, readDraft, saveDraft } from './draft.ts';

interface Kept {
  readonly answers: Answers;
  readonly circumstances: Circumstances;
  readonly change: (part: Partial<Answers>) => void;
}

interface Options {
  /** The parameters of the address that opened the flow. */
  readonly search: URLSearchParams;
  /** False on the server and in the first render of its page: there is only the address. */
  readonly awake: boolean;
  readonly addressee: number | null;
}

/** The answers of this tab, those in the address first. */
export function useAnswers({ search, awake, addressee }: Options): Kept {
  const settings = useSettings();
  const locale = useLocale();
  const now = useNow();
  const kept = useMemo(() => (awake ? readDraft(sessionStorage, addressee) : noAnswers), [awake, addressee]);
  const [brought] = useState(() => answersIn(search));
  // Also what was typed before the page was awake.
  const [said, setSaid] = useState<Partial<Answers>>({});
  const given = useMemo(() => ({ ...kept, ...brought, ...said }), [kept, brought, said]);
  useEffect(() => {
    if (awake) saveDraft(sessionStorage, given, addressee);
  }, [awake, given, addressee]);
  return {
    answers: given.country === '' ? { ...given, country: likelyCountry(settings, locale) } : given,
    circumstances: { countries: settings.countries, today: dayIn(settings.time_zone, now), longestMessage: settings.message_length },
    change: (part) => setSaid((before) => ({ ...before, ...part })),
  };
}
