import { useId, type ReactElement, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Field } from './field.tsx';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icons/names.ts';

export interface Choice<T extends string> {
  value: T;
  label: ReactNode;
  icon?: IconName | undefined;
  /** Number of results; 0 is dashed and can still be chosen. */
  count?: number | undefined;
  disabled?: boolean | undefined;
}

interface ChoiceChipsVariant<T extends string> {
  legend: ReactNode;
  /** Right of the legend: "several possible". */
  aside?: ReactNode;
  hideLegend?: boolean | undefined;
  choices: readonly Choice<T>[];
  help?: ReactNode;
  error?: ReactNode;
  name?: string | undefined;
  /** 40 px high instead of 48. */
  small?: boolean | undefined;
  /** The chips stretch to fill the row. */
  fill?: boolean | undefined;
}

interface One<T extends string> {
  multiple?: false | undefined;
  value: T | null;
  onChange: (value: T) => void;
}

interface Many<T extends string> {
  multiple: true;
  value: readonly T[];
  onChange: (value: T[]) => void;
}

export type ChoiceChipsProps<T extends string> = ChoiceChipsVariant<T> & (One<T> | Many<T>);

/** Radios, or with `multiple` checkboxes, that look like chips. States: chosen, focus, error, disabled, none left. */
export function ChoiceChips<T extends string>(props: ChoiceChipsProps<T>): ReactElement {
  const { legend, aside, hideLegend, choices, help, error, name, small, fill } = props;
  const ownName = useId();
  return (
    <Field group label={legend} aside={aside} hideLabel={hideLegend} help={help} error={error}>
      <div className={cx('choices', fill && 'fill')}>
        {choices.map((choice) => (
          <label key={choice.value} className={cx('chip', !small && 'pick', choice.count === 0 && 'none')}>
            <input
              type={props.multiple ? 'checkbox' : 'radio'}
              name={name ?? ownName}
              value={choice.value}
              checked={isChosen(props, choice.value)}
              disabled={choice.disabled}
              onChange={(event) => choose(props, choice.value, event.target.checked)}
            />
            {choice.icon && <Icon name={choice.icon} />}
            <span>
              {choice.label}
              {choice.count !== undefined && ` (${choice.count})`}
            </span>
          </label>
        ))}
      </div>
    </Field>
  );
}

function isChosen<T extends string>(props: One<T> | Many<T>, value: T): boolean {
  return props.multiple ? props.value.includes(value) : props.value === value;
}

function choose<T extends string>(props: One<T> | Many<T>, value: T, chosen: boolean): void {
  if (!props.multiple) return props.onChange(value);
  const others = props.value.filter((other) => other !== value);
  props.onChange(chosen ? [...others, value] : others);
}
