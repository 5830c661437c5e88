import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** May contain links. */
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
}

/** A native checkbox in the shape of a leaf; the whole 44 px line is clickable. States: checked, error, disabled. */
export function Checkbox({ label, help, error, className, ...rest }: CheckboxProps): ReactElement {
  const id = useId();
  const helpId = help ? `${id}-help` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={className}>
      <label className="check">
        <input
          {...rest}
          type="checkbox"
          className="tick"
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(rest['aria-describedby'], errorId, helpId)}
        />
        <span>
          {label}
          {help && (
            <span className="help" id={helpId}>
              {help}
            </span>
          )}
        </span>
      </label>
      {error && (
        <p className="help error" id={errorId}>
          <Icon name="warning-circle-fill" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
