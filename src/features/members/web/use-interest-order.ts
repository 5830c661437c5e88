import { useLocale, useTranslations } from 'use-intl';
import type { Interest } from '../contract/traits.ts';

/** Sorts interests by their labels, in the alphabet of the reader's language. */
export function useInterestOrder(): (interests: readonly Interest[]) => Interest[] {
  const t = useTranslations('members.interest');
  const { compare } = new Intl.Collator(useLocale());
  return (interests) => interests.toSorted((a, b) => compare(t(a), t(b)));
}
