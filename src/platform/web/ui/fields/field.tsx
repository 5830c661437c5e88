import { createContext, useContext, useId, type ReactElement, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';

export interface FieldProps {
  label: ReactNode;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined;
  /** Right of the label: "optional", "12 of 300". */
  aside?: ReactNode;
  help?: ReactNode;
  /** Says what to do; marks the control as invalid. */
  error?: ReactNode;
  /** A short confirmation ("Fits"); not shown together with an error. */
  good?: ReactNode;
  /** For several controls under one label (`DateField`): a fieldset with a legend. */
  group?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Label, control, then error, confirmation or help; sets id, `aria-describedby` and `aria-invalid` of the control inside. */
export function Field({ label, hideLabel, aside, help, error, good, group, className, children }: FieldProps): ReactElement {
  const id = useId();
  const note = error ? 'error' : good ? 'good' : undefined;
  const noteId = note && `${id}-note`;
  const helpId = help ? `${id}-help` : undefined;
  const describedBy = cx(noteId, helpId);
  const Box = group ? 'fieldset' : 'div';
  const labelContent = (
    <>
      <span>{label}</span>
      {aside && <span className="aside">{aside}</span>}
    </>
  );
  const labelClass = hideLabel ? 'sr' : 'label';
  return (
    <Box className={cx('field', className)} aria-describedby={group ? describedBy : undefined}>
      {group ? (
        <legend className={labelClass}>{labelContent}</legend>
      ) : (
        <label className={labelClass} htmlFor={id}>
          {labelContent}
        </label>
      )}
      <FieldContext value={{ ...(group ? groupWiring : { id, describedBy }), invalid: note === 'error' }}>{children}</FieldContext>
      {note === 'error' && (
        <p className="help error" id={noteId}>
          <Icon name="warning-circle-fill" />
          <span>{error}</span>
        </p>
      )}
      {note === 'good' && (
        <p className="help okay" id={noteId}>
          <Icon name="check-circle" />
          <span>{good}</span>
        </p>
      )}
      {help && (
        <p className="help" id={helpId}>
          <span>{help}</span>
        </p>
      )}
    </Box>
  );
}

// The fieldset has the description; the controls inside need not repeat it.
const groupWiring = { id: undefined, describedBy: undefined };

interface FieldWiring {
  id: string | undefined;
  describedBy: string | undefined;
  invalid: boolean;
}

const FieldContext = createContext<FieldWiring>({ id: undefined, describedBy: undefined, invalid: false });

interface ControlProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** The attributes of a control inside a `Field`; the control's own props win. */
export function useFieldWiring(own: ControlProps): ControlProps {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field.id,
    'aria-describedby': cx(own['aria-describedby'], field.describedBy),
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
  };
}
