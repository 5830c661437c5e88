import { useTranslations } from 'use-intl';
import type { Trait } from '#features/site/contract/traits.ts';

/** The label of a trait's value: "green". */
export function useTraitLabel(): (trait: Trait, value: string) => string {
  const t = useTranslations('members.value');
  // The contract has checked that the value belongs to the trait, and every value of every trait has its text.
  return (trait, value) => t(`${trait}.${value}` as Parameters<typeof t>[0]);
}
