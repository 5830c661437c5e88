import { useState, type ReactElement } from 'react';
import { useFieldWiring } from './field.tsx';
import { Icon } from '../icon.tsx';

export interface StepperProps {
  /** The accessible name of the number. */
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number | undefined;
}

/** A whole number with minus and plus buttons, 44 px high; typed values are clamped on blur. */
export function Stepper({ label, lessLabel, moreLabel, value, onChange, min, max, step = 1 }: StepperProps): ReactElement {
  const [typed, setTyped] = useState<string | null>(null);
  const wiring = useFieldWiring({});
  const clamp = (number: number): number => Math.min(max, Math.max(min, number));

  function commit(): void {
    const number = Number.parseInt(typed ?? '', 10);
    if (!Number.isNaN(number) && clamp(number) !== value) onChange(clamp(number));
    setTyped(null);
  }
  return (
    <span className="stepper">
      <button type="button" aria-label={lessLabel} disabled={value <= min} onClick={() => onChange(clamp(value - step))}>
        <Icon name="minus" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        {...wiring}
        aria-label={label}
        min={min}
        max={max}
        step={step}
        value={typed ?? value}
        onChange={(event) => {
          const number = event.target.valueAsNumber;
          if (Number.isInteger(number) && number === clamp(number)) onChange(number);
          setTyped(event.target.value);
        }}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
      <button type="button" aria-label={moreLabel} disabled={value >= max} onClick={() => onChange(clamp(value + step))}>
        <Icon name="plus" />
      </button>
    </span>
  );
}
