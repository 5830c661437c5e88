import { useTranslations } from 'use-intl';
import { ChoiceChips } from '#platform/web/ui/index.ts';
import { useTraitLabel } from '#features/members/web/index.ts';
import { readTrait, traits } from '#features/site/contract/traits.ts';
import type { TraitFieldProps } from './trait-field.tsx';

/** A trait as chips, of which one or none is chosen: a second tap takes the answer back. */
export function TraitChips({ name, value, onChange, disabled }: TraitFieldProps) {
  const t = useTranslations('members.trait');
  const label = useTraitLabel();
  return (
    <ChoiceChips
      multiple
      small
      legend={t(name)}
      choices={traits[name].values.map((option) => ({ value: option, label: label(name, option), disabled }))}
      value={value === null ? [] : [value]}
      onChange={(chosen) => onChange({ [name]: readTrait(name, chosen.at(-1)) ?? null })}
    />
  );
}
