import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useAnnounce } from '#platform/web/ui/index.ts';
import { checkPassword, type PasswordOwner } from '../../contract/new-password.ts';
import { PasswordField } from './password-field.tsx';
import { usePasswordStrength } from './use-password-strength.ts';

interface Props {
  readonly label: ReactNode;
  /** What is asked for, shown until the password can be judged. */
  readonly help: ReactNode;
  readonly error: ReactNode;
  /** Empty where the page does not know it; the server does. */
  readonly owner: PasswordOwner;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Milliseconds after the last key before a screen reader is told: not while somebody types. */
const settledMs = 1200;

/** A new password, with a word about its strength under it. */
export function NewPasswordField({ label, help, error, owner, value, onChange }: Props) {
  const t = useTranslations('account.strength');
  const announce = useAnnounce();
  const judged = useDeferredValue(value);
  const estimator = usePasswordStrength(value !== '');
  const { email, name } = owner;
  const strength = useMemo(() => {
    const known = { email, name };
    return estimator === null || checkPassword(judged, known) !== null ? null : estimator.strengthOf(judged, known);
  }, [estimator, judged, email, name]);
  const level = strength === null ? null : strength < 2 ? 'weak' : strength < 4 ? 'good' : 'strong';
  const announced = useRef<string | null>(null);
  useEffect(() => {
    if (level === null || level === announced.current) return undefined;
    const timer = setTimeout(() => {
      announced.current = level;
      announce(t(level));
    }, settledMs);
    return () => clearTimeout(timer);
    // Every key starts the wait anew.
  }, [announce, level, t, value]);
  const fine = level === 'good' || level === 'strong';
  return (
    // Always one line below the field, so that nothing moves while somebody types.
    <PasswordField
      label={label}
      error={error}
      good={!error && fine && t(level)}
      help={error || fine ? undefined : level === 'weak' ? t('weak') : help}
      autoComplete="new-password"
      value={value}
      onChange={onChange}
    />
  );
}
