import { type FormEvent, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { isVisibleText } from '#platform/contract/text/text.ts';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { Button, Checkbox, Field, TextInput } from '#platform/web/ui/index.ts';
import type { DebitForm, DirectDebit } from '../contract/endpoints.ts';
import { ibanProblem } from '../contract/iban.ts';
import { DebitRefusal } from './debit-refusal.tsx';
import { DebitSummary } from './debit-summary.tsx';
import { IbanField } from './iban-field.tsx';
import { useSendDebit } from './use-debit-call.ts';

const completeAt = {
  account_holder: 'name',
  street: 'address-line1',
  house_number: 'off',
  zip: 'postal-code',
  city: 'address-level2',
} as const;
const labels = { account_holder: 'holder', street: 'street', house_number: 'houseNumber', zip: 'zip', city: 'city' } as const;
const lengths = { account_holder: 70, street: 70, house_number: 16, zip: 16, city: 35 } as const;
type Line = keyof typeof labels;

/** Step 1: the account and the mandate. */
export function DebitDetails({ debit, onSent }: { readonly debit: DirectDebit; readonly onSent: () => void }) {
  const t = useTranslations('direct-debit.debit');
  const nothingYet = useTranslations('orders.debit')('nothingYet');
  const errorText = useErrorText('direct-debit', 'orders');
  const [form, setForm] = useState<DebitForm>(debit.prefill);
  const [accepted, setAccepted] = useState(false);
  const [tried, setTried] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const clientId = useRef<string | null>(null);
  const send = useSendDebit(debit.order.id);
  const badPhone = send.error instanceof ApiError && send.error.code === 'phone_invalid' ? send.error : null;
  const change = (part: Partial<DebitForm>) => {
    clientId.current = null;
    if (send.error) send.reset();
    setForm((before) => ({ ...before, ...part }));
  };
  const focusFirstFault = () => requestAnimationFrame(() => fields.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!accepted || Object.values(form).some((value) => !isVisibleText(value)) || ibanProblem(form.iban) !== null) {
      focusFirstFault();
      return;
    }
    if (send.isPending) return;
    clientId.current ??= newClientId();
    send.mutate({ form, client_id: clientId.current }, { onSuccess: onSent, onError: focusFirstFault });
  };
  const missing = (value: string) => (tried && !isVisibleText(value) ? t('required') : undefined);
  const line = (name: Line) => (
    <Field label={t(labels[name])} error={missing(form[name])}>
      <TextInput
        value={form[name]}
        maxLength={lengths[name]}
        autoComplete={completeAt[name]}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </Field>
  );
  return (
    <form className="shop-cols" noValidate onSubmit={submit}>
      <div className="debit-form" ref={fields}>
        {line('account_holder')}
        <IbanField value={form.iban} tried={tried} onChange={(iban) => change({ iban })} />
        <div className="debit-pair">
          {line('street')}
          {line('house_number')}
        </div>
        <div className="debit-pair zip">
          {line('zip')}
          {line('city')}
        </div>
        <Field label={t('phone')} help={t('phoneHelp')} error={missing(form.phone) ?? (badPhone && errorText(badPhone))}>
          <TextInput
            type="tel"
            autoComplete="tel"
            maxLength={60}
            value={form.phone}
            onChange={({ target }) => change({ phone: target.value })}
          />
        </Field>
        <Mandate debit={debit} />
        <Checkbox
          className="debit-accept"
          label={t('accept')}
          checked={accepted}
          error={tried && !accepted ? t('acceptMissing') : undefined}
          onChange={({ target }) => setAccepted(target.checked)}
        />
      </div>
      <DebitSummary debit={debit} account={null}>
        <Button type="submit" kind="primary" size="tall" wide loading={send.isPending}>
          {t('sendCode')}
        </Button>
        {send.error && badPhone === null && <DebitRefusal error={send.error} debit={debit} />}
        <p className="text-s soft">{nothingYet}</p>
      </DebitSummary>
    </form>
  );
}

function Mandate({ debit: { creditor, reference, notice_days: days, text_version } }: { readonly debit: DirectDebit }) {
  const t = useTranslations('direct-debit.debit');
  const dateText = useDateFormat();
  const locale = useLocale();
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(creditor.country) ?? creditor.country;
  const version = dateText(new Date(text_version), { dateStyle: 'long', timeZone: 'UTC' });
  const rows: [string, string][] = [
    [t('creditorId'), creditor.id],
    [t('reference'), reference],
    [t('kind'), t('kindText')],
    [t('version'), version],
  ];
  return (
    <section className="debit-mandate">
      <h2>
        <b>{t('mandateTitle')}</b>
      </h2>
      <p>{t('mandate1', { company: creditor.name, address: `${creditor.address}, ${country}` })}</p>
      <p>{t('mandate2')}</p>
      <p>{t('mandate3', { days })}</p>
      <MandateRows rows={rows} />
    </section>
  );
}

export function MandateRows({ rows }: { readonly rows: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
