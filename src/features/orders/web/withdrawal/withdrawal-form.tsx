import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';
import { isVisibleText } from '#platform/contract/text/text.ts';
import { Alert, Button, EmailInput, Field, TextInput } from '#platform/web/ui/index.ts';
import { checkEmail } from '#features/account/contract/rules.ts';
import { maxWithdrawalName, maxWithdrawalOrder } from '../../contract/withdrawal-rules.ts';

export interface Entered {
  readonly name: string;
  /** The order number, or a description of what was bought and when. */
  readonly order: string;
  readonly email: string;
}

interface Props {
  readonly entered: Entered;
  readonly onChange: (entered: Entered) => void;
  readonly onNext: () => void;
  /** The label of the button without script, which declares at once. */
  readonly confirm: string;
  /** The error of a form that the browser itself has sent. */
  readonly problem: string | null;
  /** The message for a missing order, and the note below the button. */
  readonly orderMissing: string;
  readonly note: string;
  /** Further details. */
  readonly children?: ReactNode;
}

/** The three fields that a declaration needs. With script this form sends nothing. */
export function WithdrawalForm({ entered, onChange, onNext, confirm, problem, orderMissing, note, children }: Props) {
  const t = useTranslations('orders.withdrawal');
  const errors = useTranslations('orders.errors');
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [checked, setChecked] = useState(false);
  const wrong = {
    name: isVisibleText(entered.name) ? undefined : errors('name_required'),
    order: isVisibleText(entered.order) ? undefined : orderMissing,
    email: checkEmail(entered.email) === null ? undefined : errors('invalid_email'),
  };
  const errorOf = (field: keyof Entered) => (checked ? wrong[field] : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const first = (['name', 'order', 'email'] as const).find((field) => wrong[field] !== undefined);
    if (first === undefined) onNext();
    else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <form ref={form} method="post" noValidate className="mt-6 grid gap-5" onSubmit={submit}>
      <Field label={t('name')} error={errorOf('name')}>
        <TextInput
          name="name"
          autoComplete="name"
          required
          maxLength={maxWithdrawalName}
          value={entered.name}
          onChange={({ target }) => onChange({ ...entered, name: target.value })}
        />
      </Field>
      <Field label={t('order')} help={t('orderHelp')} error={errorOf('order')}>
        <TextInput
          name="order"
          required
          maxLength={maxWithdrawalOrder}
          value={entered.order}
          onChange={({ target }) => onChange({ ...entered, order: target.value })}
        />
      </Field>
      <Field label={t('email')} error={errorOf('email')}>
        <EmailInput name="email" required value={entered.email} onChange={({ target }) => onChange({ ...entered, email: target.value })} />
      </Field>
      {children}
      {problem !== null && (
        <Alert tone="note" icon="warning-circle" live>
          {problem}
        </Alert>
      )}
      {/* Before the script is there, and without it, the browser sends the form: then this is the button that declares. */}
      <Button type="submit" kind="primary" size="tall" wide>
        {hydrated ? t('next') : confirm}
      </Button>
      <p className="text-s soft text-pretty wrap-anywhere">{note}</p>
    </form>
  );
}
