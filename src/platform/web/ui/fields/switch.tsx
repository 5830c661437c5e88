import { useId, type ReactElement, type ReactNode } from 'react';

export interface SwitchProps {
  label: ReactNode;
  help?: ReactNode;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string | undefined;
  disabled?: boolean | undefined;
}

/** Takes effect at once, unlike `Checkbox`. The whole line is clickable. States: on, off, disabled. */
export function Switch({ label, help, hideLabel, checked, onChange, name, disabled }: SwitchProps): ReactElement {
  const helpId = useId();
  const input = (
    <input
      type="checkbox"
      role="switch"
      className="switch"
      name={name}
      checked={checked}
      disabled={disabled}
      aria-describedby={help ? helpId : undefined}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
  if (hideLabel)
    return (
      <label className="inline-grid">
        <span className="sr">{label}</span>
        {input}
      </label>
    );
  return (
    <label className="switch-row">
      <span>
        <b>{label}</b>
        {help && (
          <span className="help" id={helpId}>
            {help}
          </span>
        )}
      </span>
      {input}
    </label>
  );
}
