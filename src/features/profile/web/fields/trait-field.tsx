import '../profile.css';
import { useTranslations } from 'use-intl';
import { Field, SelectInput } from '#platform/web/ui/index.ts';
import { useTraitLabel } from '#features/members/web/index.ts';
import { readTrait, type Trait, traits } from '#features/site/contract/traits.ts';
import type { EditableProfile } from '../../contract/endpoints.ts';
import type { FieldChanges } from '../state/profile-change.ts';
import { HiddenNote } from './hidden-note.tsx';
import { useHidden } from '../state/use-hidden.ts';

interface TraitFieldProps {
  readonly name: Trait;
  readonly value: EditableProfile[Trait];
  readonly onChange: (changes: FieldChanges) => void;
  readonly disabled?: boolean | undefined;
}

/** A trait as a select, including "no answer". */
export function TraitField({ name, value, onChange, disabled }: TraitFieldProps) {
  const t = useTranslations('members.trait');
  const own = useTranslations('profile');
  const label = useTraitLabel();
  const isHidden = useHidden();
  const choose = (text: string) => onChange({ [name]: readTrait(name, text) ?? null });
  return (
    <Field label={t(name)} aside={isHidden(name) && <HiddenNote />}>
      <SelectInput name={name} value={value ?? ''} disabled={disabled} onChange={({ target }) => choose(target.value)}>
        <option value="">{own('noAnswer')}</option>
        {traits[name].values.map((option) => (
          <option key={option} value={option}>
            {label(name, option)}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}
