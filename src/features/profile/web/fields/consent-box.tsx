import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Checkbox } from '#platform/web/ui/index.ts';
import type { FieldConsent } from '../state/use-consent.ts';

interface Props {
  readonly label: string;
  readonly help: string;
  readonly name: string;
  readonly consent: FieldConsent;
}

/** The checkbox for the consent of a field; never ticked by default. */
export function ConsentBox({ label, help, name, consent: { granted, onChange, error } }: Props) {
  const errorText = useErrorText('profile', 'account');
  return (
    <Checkbox
      name={name}
      label={label}
      help={help}
      error={error && errorText(error)}
      checked={granted}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
