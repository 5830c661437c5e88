import './profile.css';
import { useTranslations } from 'use-intl';
import { Field, SelectInput } from '#platform/web/ui/index.ts';
import { type Trait, traits } from '#features/members/contract/traits.ts';
import { useTraitLabel } from '#features/members/web/index.ts';
import type { EditableProfile } from '../contract/endpoints.ts';
import type { FieldChanges } from './profile-change.ts';
import { HiddenNote } from './hidden-note.tsx';
import { useHidden } from './use-hidden.ts';

/** All but the one that needs a consent of its own. */
export const plainTraits = ['hair_colour', 'eye_colour', 'body_type', 'relationship_status'] as const satisfies readonly Trait[];
export type PlainTrait = (typeof plainTraits)[number];

interface TraitFieldProps {
  readonly name: Trait;
  readonly value: EditableProfile[Trait];
  readonly onChange: (changes: FieldChanges) => void;
  readonly disabled?: boolean;
}

/** One trait as a select; no answer is one, too. */
export function TraitField({ name, value, onChange, disabled }: TraitFieldProps) {
  const t = useTranslations('members.trait');
  const own = useTranslations('profile');
  const label = useTraitLabel();
  const isHidden = useHidden();
  const choose = (text: string) => onChange({ [name]: traits[name].find((known: string) => known === text) ?? null });
  return (
    <Field label={t(name)} aside={isHidden(name) && <HiddenNote />}>
      <SelectInput name={name} value={value ?? ''} disabled={disabled} onChange={({ target }) => choose(target.value)}>
        <option value="">{own('noAnswer')}</option>
        {traits[name].map((known) => (
          <option key={known} value={known}>
            {label(name, known)}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}

interface TraitFieldsProps {
  readonly values: Pick<EditableProfile, PlainTrait>;
  readonly onChange: (changes: FieldChanges) => void;
}

/** Hair, eyes, body and relationship. */
export function TraitFields({ values, onChange }: TraitFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {plainTraits.map((name) => (
        <TraitField key={name} name={name} value={values[name]} onChange={onChange} />
      ))}
    </div>
  );
}
