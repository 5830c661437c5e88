import { useId, type ReactElement, type ReactNode } from 'react';
import { Field } from './field.tsx';

export interface RadioOption<T extends string> {
  value: T;
  label: ReactNode;
  help?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<T extends string> {
  legend: ReactNode;
  hideLegend?: boolean | undefined;
  options: readonly RadioOption<T>[];
  /** null: nothing chosen yet. */
  value: T | null;
  onChange: (value: T) => void;
  /** The name in a form; generated when missing. */
  name?: string | undefined;
  help?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
}

/** Native radios under a legend, one 44 px line each. States: chosen, error, disabled. */
export function RadioGroup<T extends string>({
  legend,
  hideLegend,
  options,
  value,
  onChange,
  name,
  help,
  error,
  required,
}: RadioGroupProps<T>): ReactElement {
  const ownName = useId();
  return (
    <Field group label={legend} hideLabel={hideLegend} help={help} error={error}>
      {options.map((option) => (
        <label className="check" key={option.value}>
          <input
            type="radio"
            className="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            required={required}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.help && <span className="help">{option.help}</span>}
          </span>
        </label>
      ))}
    </Field>
  );
}
