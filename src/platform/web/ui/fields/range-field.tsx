import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { Field } from './field.tsx';
import { Stepper } from './stepper.tsx';

export interface RangeEndLabels {
  /** "Youngest" */
  name: string;
  less: string;
  more: string;
}

export interface RangeFieldProps {
  legend: ReactNode;
  min: number;
  max: number;
  step?: number | undefined;
  value: readonly [from: number, to: number];
  onChange: (value: [from: number, to: number]) => void;
  fromLabels: RangeEndLabels;
  toLabels: RangeEndLabels;
  /** The text between the two numbers: "to". */
  between: ReactNode;
  /** Formats a slider value for screen readers: "28 years". */
  formatValue?: ((value: number) => string) | undefined;
  help?: ReactNode;
}

/** A range: two native sliders on one track, and a stepper for each, so that dragging is not required. */
export function RangeField({
  legend,
  min,
  max,
  step = 1,
  value: [from, to],
  onChange,
  fromLabels,
  toLabels,
  between,
  formatValue,
  help,
}: RangeFieldProps): ReactElement {
  const fraction = (value: number): number => (value - min) / (max - min);
  const style: CSSProperties & Record<`--${string}`, number> = { '--a': fraction(from), '--b': fraction(to) };
  const setFrom = (next: number): void => onChange([Math.min(next, to), to]);
  const setTo = (next: number): void => onChange([from, Math.max(next, from)]);
  const slider = { type: 'range', min, max, step } as const;
  return (
    <Field group label={legend} help={help}>
      <div className="range" style={style}>
        <input
          {...slider}
          aria-label={fromLabels.name}
          aria-valuetext={formatValue?.(from)}
          value={from}
          // When both are at the far right, the lower one must lie on top, or neither could be moved.
          style={from > (min + max) / 2 ? { zIndex: 2 } : undefined}
          onChange={(event) => setFrom(event.target.valueAsNumber)}
        />
        <input
          {...slider}
          aria-label={toLabels.name}
          aria-valuetext={formatValue?.(to)}
          value={to}
          onChange={(event) => setTo(event.target.valueAsNumber)}
        />
      </div>
      <div className="range-ends">
        <Stepper
          label={fromLabels.name}
          lessLabel={fromLabels.less}
          moreLabel={fromLabels.more}
          value={from}
          onChange={setFrom}
          min={min}
          max={to}
          step={step}
        />
        <span className="soft">{between}</span>
        <Stepper
          label={toLabels.name}
          lessLabel={toLabels.less}
          moreLabel={toLabels.more}
          value={to}
          onChange={setTo}
          min={from}
          max={max}
          step={step}
        />
      </div>
    </Field>
  );
}
