import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, EmailInput, Field, SelectInput, TextInput } from '#platform/web/ui/index.ts';
import { useOffice } from '#features/office/web/index.ts';
import { changeMemberEmail } from '../../contract/calls.ts';
import { emailReasons } from '../../contract/rules.ts';
import type { MemberView } from '../../contract/schemas.ts';
import { useMemberAct } from '../use-member-act.ts';
import { readAmount } from './read-amount.ts';

type Reason = (typeof emailReasons)[number];

const empty = { email: '', born: '', order: '', amount: '' };

/** The address of somebody who has lost the mailbox, after two proofs. What is missing stands below the button. */
export function EmailForm({ member: { id, orders } }: { readonly member: MemberView }) {
  const t = useTranslations('office-members.email');
  const { about, may } = useOffice();
  const [typed, setTyped] = useState(empty);
  const [reason, setReason] = useState<Reason | ''>('');
  const amount = readAmount(typed.amount, orders?.[0]?.currency ?? 'EUR');
  const change = useMemberAct(
    id,
    (api, { chosen, paid }: { chosen: Reason; paid: number }) =>
      api(changeMemberEmail, {
        query: about,
        body: {
          id,
          email: typed.email,
          reason: chosen,
          proofs: [
            { kind: 'birth_date', value: typed.born },
            { kind: 'order', order: typed.order, amount: paid },
          ],
        },
      }),
    () => {
      setTyped(empty);
      setReason('');
      return t('changed');
    },
  );
  if (!may('members.email')) return null;
  const missing = [
    typed.email.trim() === '' && t('address'),
    reason === '' && t('reason'),
    typed.born === '' && t('birth_date'),
    typed.order.trim() === '' && t('order'),
    amount === null && t('amount'),
  ].filter((one) => one !== false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason !== '' && amount !== null && missing.length === 0 && !change.isPending) change.mutate({ chosen: reason, paid: amount });
  };
  const put = (field: keyof typeof empty) => (event: { readonly target: { readonly value: string } }) =>
    setTyped((before) => ({ ...before, [field]: event.target.value }));
  return (
    <section aria-labelledby="email">
      <h2 id="email" className="title-h22">
        {t('title')}
      </h2>
      <form className="mem-form" method="post" noValidate onSubmit={submit}>
        <Field label={t('address')}>
          <EmailInput autoComplete="off" value={typed.email} onChange={put('email')} />
        </Field>
        <Field label={t('reason')}>
          <SelectInput value={reason} onChange={(event) => setReason(emailReasons.find((one) => one === event.target.value) ?? '')}>
            <option value="" />
            {emailReasons.map((one) => (
              <option key={one} value={one}>
                {t(`reasons.${one}`)}
              </option>
            ))}
          </SelectInput>
        </Field>
        <p className="sec">{t('proofs')}</p>
        <Field label={t('birth_date')}>
          <TextInput type="date" autoComplete="off" value={typed.born} onChange={put('born')} />
        </Field>
        <Field label={t('order')}>
          <TextInput autoComplete="off" spellCheck={false} placeholder="E-10482-7K2M" value={typed.order} onChange={put('order')} />
        </Field>
        <Field label={t('amount')}>
          <TextInput autoComplete="off" inputMode="decimal" placeholder="14,93" value={typed.amount} onChange={put('amount')} />
        </Field>
        <Button type="submit" kind="ink" size="small" disabled={missing.length > 0} loading={change.isPending}>
          {t('change')}
        </Button>
        <p className="text-s soft">{missing.length > 0 ? t('missing', { what: missing.join(', ') }) : t('lead')}</p>
      </form>
    </section>
  );
}
