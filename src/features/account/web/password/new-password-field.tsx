import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useAnnounce } from '#platform/web/ui/index.ts';
import { checkPassword, type PasswordOwner } from '../../contract/new-password.ts';
import { PasswordField } from './password-field.tsx';
import { usePasswordStrength } from './use-password-strength.ts';

interface Props {
  readonly label: ReactNode;
  /** The requirements, shown until the password can be rated. */
  readonly help: ReactNode;
  readonly error: ReactNode;
  /** Empty fields where the page does not know the owner. The server checks in any case. */
  readonly owner: PasswordOwner;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Debounce in milliseconds before the strength is announced to screen readers, so that it does not interrupt typing. */
const settledMs = 1200;

/** A field for a new password that shows its strength below. */
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
    // Each key restarts the delay.
  }, [announce, level, t, value]);
  const fine = level === 'good' || level === 'strong';
  return (
    // There is always one line below the field, so that nothing moves during typing.
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
