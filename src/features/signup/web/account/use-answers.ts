import { useEffect, useMemo, useState } from 'react';
import { useLocale, useNow } from 'use-intl';
import { dayIn } from '#platform/contract/time.ts';
import { loadAllowedTexts, usePasswordStrength } from '#features/account/web/index.ts';
import { likelyCountry } from '#features/places/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { type Answers, type ValidationContext, noAnswers } from '../state/answers.ts';
import { answersIn, readDraft, saveDraft } from '../state/draft.ts';
import { tabStorage } from '../state/tab-storage.ts';

interface SignupAnswers {
  readonly answers: Answers;
  readonly context: ValidationContext;
  /** What the previous page has already asked. */
  readonly known: { readonly gender: boolean; readonly searchGender: boolean };
  readonly change: (part: Partial<Answers>) => void;
}

interface Options {
  /** The query parameters with which the signup was opened. */
  readonly search: URLSearchParams;
  /** False on the server and in the first client render, when sessionStorage cannot be read. */
  readonly hydrated: boolean;
  readonly addressee: number | null;
}

/** The visitor's answers. Answers entered here take precedence over the URL, and the URL over the stored draft. */
export function useAnswers({ search, hydrated, addressee }: Options): SignupAnswers {
  const settings = useSettings();
  const locale = useLocale();
  const now = useNow();
  const { gender } = settings.default_search;
  const stored = useMemo(() => {
    // On a site for men who look for men, or women for women, both answers are preset, and can be changed.
    const start = { ...noAnswers, gender: gender?.[0] ?? null, search_gender: gender ?? [] };
    return hydrated ? readDraft(tabStorage, addressee, start) : start;
  }, [hydrated, addressee, gender]);
  const [fromUrl] = useState(() => answersIn(search));
  // Also contains input from before hydration.
  const [edits, setEdits] = useState<Partial<Answers>>({});
  const answers = useMemo(() => ({ ...stored, ...fromUrl, ...edits }), [stored, fromUrl, edits]);
  const [allowed, setAllowed] = useState<Awaited<ReturnType<typeof loadAllowedTexts>>>(null);
  const isNamed = answers.name !== '';
  useEffect(() => {
    if (isNamed) void loadAllowedTexts().then(setAllowed);
  }, [isNamed]);
  const strength = usePasswordStrength(answers.password !== '');
  useEffect(() => {
    if (hydrated) saveDraft(tabStorage, answers, addressee);
  }, [hydrated, answers, addressee]);
  return {
    known: { gender: fromUrl.gender !== undefined, searchGender: fromUrl.search_gender !== undefined },
    answers: answers.country === '' ? { ...answers, country: likelyCountry(settings, locale) } : answers,
    context: {
      countries: settings.countries,
      today: dayIn(settings.time_zone, now),
      maxMessageLength: settings.message_length,
      isAllowedName: allowed && ((name) => allowed.isAllowedName(allowed.cleanName(name))),
      isGuessable: strength?.isGuessable ?? null,
    },
    change: (part) => setEdits((before) => ({ ...before, ...part })),
  };
}
