import type { Ref } from 'react';
import { Field, TextInput } from '#platform/web/ui/index.ts';

interface Props {
  readonly label: string;
  readonly help?: string;
  readonly error: string | null;
  /** Recovery codes have letters, too. */
  readonly letters?: boolean;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly ref: Ref<HTMLInputElement>;
}

/** A code of the authenticator app, or a recovery code. */
export function CodeField({ label, help, error, letters = false, value, onChange, ref }: Props) {
  return (
    <Field label={label} help={help} error={error}>
      <TextInput
        ref={ref}
        name="code"
        inputMode={letters ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
