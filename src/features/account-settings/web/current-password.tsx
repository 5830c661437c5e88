import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, Button } from '#platform/web/ui/index.ts';
import { PasswordField, useMember } from '#features/account/web/index.ts';

/** How a member who has a passkey shows to be the one who is logged in. Comes from the page: passkeys are another feature's. */
export interface PasskeyConfirmation {
  /** The member confirmed their identity minutes ago, so no password is needed. */
  readonly confirmed: boolean;
  /** Asks the device; throws `passkey_refused` when the member cancels. */
  ask(): Promise<void>;
  /** Makes a call without the password; throws `confirmation_required` where the server finds the confirmation too old. */
  within<Answer>(call: () => Promise<Answer>): Promise<Answer>;
}

/** For forms: what confirms in place of the password; null for members without a passkey. */
export interface WithPasskey {
  readonly passkey: PasskeyConfirmation | null;
}

/** Makes a call with the entered password, or with an empty one after a confirmation by passkey. */
export const withPassword = <Answer,>(
  passkey: PasskeyConfirmation | null,
  entered: string,
  call: (password: string) => Promise<Answer>,
): Promise<Answer> => (passkey?.confirmed ? passkey.within(() => call('')) : call(entered));

interface Props extends WithPasskey {
  readonly name: 'password' | 'old_password';
  readonly label: string;
  readonly error: string | null;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The password again, or the passkey of a member who has one. */
export function CurrentPassword({ passkey, name, label, error, value, onChange }: Props) {
  const t = useTranslations('account-settings.confirm');
  const { email } = useMember();
  const or = name === 'password' ? t('orPassword') : t('orOldPassword');
  const field = (
    <PasswordField
      label={passkey === null ? label : or}
      error={error}
      name={name}
      autoComplete="current-password"
      value={value}
      onChange={onChange}
    />
  );
  return (
    <>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {passkey === null ? field : <PasskeyFirst passkey={passkey}>{field}</PasskeyFirst>}
    </>
  );
}

/** The content below does not move when the device has responded. */
function PasskeyFirst({ passkey, children }: { readonly passkey: PasskeyConfirmation; readonly children: ReactNode }) {
  const t = useTranslations('account-settings.confirm');
  const errorText = useErrorText('account-settings', 'account');
  const done = useRef<HTMLDivElement>(null);
  const { confirmed } = passkey;
  const check = useMutation({ mutationFn: () => passkey.ask() });
  const { isSuccess, reset } = check;
  useEffect(() => {
    // The button that had the focus is gone. Only in the form where it was pressed.
    if (confirmed && isSuccess) done.current?.focus();
    if (!confirmed && isSuccess) reset();
  }, [confirmed, isSuccess, reset]);
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      <div className={confirmed ? 'invisible grid gap-4' : 'grid gap-4'}>
        <Button icon="lock-simple" loading={check.isPending} onClick={() => check.mutate()} className="justify-self-start">
          {t('passkey')}
        </Button>
        {check.error && (
          <Alert tone="note" icon="warning-circle" live>
            {errorText(check.error)}
          </Alert>
        )}
        {children}
      </div>
      {confirmed && (
        <div ref={done} tabIndex={-1} className="self-center">
          <Alert tone="note" icon="check-circle">
            {t('done')}
          </Alert>
        </div>
      )}
    </div>
  );
}
