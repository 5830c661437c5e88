import { useTranslations } from 'use-intl';
import type { Trait, traits } from '../contract/traits.ts';

type TraitValue = (typeof traits)[Trait][number];

/** How a trait's value is said: "green". */
export function useTraitLabel(): (trait: Trait, value: TraitValue) => string {
  const t = useTranslations('members.value');
  // Every value of every trait has a text; that this one belongs to this trait the contract has checked.
  return (trait, value) => t(`${trait}.${value}` as Parameters<typeof t>[0]);
}
