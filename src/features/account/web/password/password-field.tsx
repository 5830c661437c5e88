import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Field, PasswordInput } from '#platform/web/ui/index.ts';

interface Props {
  readonly label: ReactNode;
  readonly error: ReactNode;
  readonly help?: ReactNode;
  /** Shown in place of `help` when the password is fine. */
  readonly good?: ReactNode;
  readonly name?: 'password' | 'old_password' | 'password_repeat';
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field for a password, with a button that shows it. `NewPasswordField` is the variant for a new password, with its strength. */
export function PasswordField({ label, error, help, good, name = 'password', autoComplete, value, onChange }: Props) {
  const t = useTranslations('common.action');
  return (
    <Field label={label} error={error} good={good} help={help}>
      <PasswordInput
        name={name}
        autoComplete={autoComplete}
        required
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
