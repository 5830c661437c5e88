import '../profile.css';
import { useState } from 'react';
import { Field, SelectInput } from '#platform/web/ui/index.ts';
import { useCountryName } from '#features/places/web/index.ts';
import { useCountries } from './use-countries.ts';

interface Props {
  readonly label: string;
  /** Label of the button that lets choose another one. */
  readonly change: string;
  readonly help?: string | undefined;
  readonly error?: string | null | undefined;
  readonly value: string;
  readonly onChange: (country: string) => void;
}

/** The country as a line with a button to change it, after which it is a select. */
export function CountryRow({ label, change, help, error, value, onChange }: Props) {
  const [changing, setChanging] = useState(false);
  const nameOf = useCountryName();
  const countries = useCountries(value);
  if (!changing && !error)
    return (
      <div className="country-row">
        <span>{nameOf(value)}</span>
        <button type="button" className="link" aria-label={`${label}: ${nameOf(value)}. ${change}`} onClick={() => setChanging(true)}>
          {change}
        </button>
      </div>
    );
  return (
    <Field label={label} help={help} error={error}>
      <SelectInput name="country" autoComplete="country" value={value} onChange={({ target }) => onChange(target.value)}>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}
