import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { Button, Field, TextArea } from '#platform/web/ui/index.ts';
import { approvalsKey, homeKey, KeyHint, useAct, useKey, useOffice } from '#features/office/web/index.ts';
import { makeRefund } from '../../contract/calls.ts';
import type { OrderStory, StaffOffer } from '../../contract/schemas.ts';
import { ordersKey, storyKey } from '../queries.ts';
import { useOrderWords } from '../use-order-words.ts';

interface Props {
  readonly order: OrderStory['order'];
  readonly offer: StaffOffer;
}

/**
 * The calculation to the cent, a reason, and one button. The key presses it only when a reason stands there, so that no slip of the hand
 * pays anything out; before that it leads to the field.
 */
export function RefundForm({ order, offer }: Props) {
  const t = useTranslations('office-orders.refund');
  const money = useMoney();
  const queries = useQueryClient();
  const { about } = useOffice();
  const { methodOf } = useOrderWords();
  const [reason, setReason] = useState('');
  const [clientId, setClientId] = useState(() => newClientId());
  const field = useRef<HTMLTextAreaElement>(null);
  const sum = money(offer.amount);
  const renew = () => {
    for (const queryKey of [storyKey, ordersKey, approvalsKey, homeKey]) void queries.invalidateQueries({ queryKey });
  };
  const refund = useAct(
    (api, amount: number) =>
      api(makeRefund, { query: about, body: { order: order.id, amount, reason: reason.trim(), client_id: clientId } }),
    ({ approval }) => {
      setReason('');
      setClientId(newClientId());
      renew();
      return approval === null ? t('done', { amount: sum }) : t('asked', { amount: sum });
    },
    'office-orders',
  );
  const press = () => {
    if (refund.isPending) return;
    if (reason.trim() === '') field.current?.focus();
    // What has changed meanwhile is read anew; the words stay.
    else refund.mutate(offer.amount.amount, { onError: renew });
  };
  useKey('refund', press);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    press();
  };
  const label = offer.second_person ? t('ask', { amount: sum }) : t('do', { amount: sum });
  return (
    <form className="grid gap-4" method="post" noValidate aria-labelledby="refund" onSubmit={submit}>
      <h2 id="refund" className="title-h22">
        {t('title')}
      </h2>
      <Calculation offer={offer} to={methodOf(order.method)} />
      <Field label={t('reason')} help={t('reasonHelp')}>
        <TextArea ref={field} value={reason} maxLength={2000} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <Button kind="ink" icon="arrow-bend-up-left" type="submit" loading={refund.isPending} disabled={reason.trim() === ''}>
        {label}
        <KeyHint act="refund" />
      </Button>
      <p className="text-s soft">
        {reason.trim() === '' ? `${t('reasonMissing')} ` : ''}
        {t('meaning', { limit: money(offer.limit) })}
        {offer.late && ` ${t('late')}`}
      </p>
    </form>
  );
}

function Calculation({ offer, to }: { readonly offer: StaffOffer; readonly to: string }) {
  const t = useTranslations('office-orders.refund');
  const money = useMoney();
  const { days, left, credits, spent, paid, amount, vat } = offer;
  const used = { ...paid, amount: paid.amount - amount.amount };
  return (
    <dl className="o-calc num">
      <div>
        <dt>{days === null ? t('boughtCredits', { n: credits }) : t('boughtDays', { n: days.bought })}</dt>
        <dd>{money(paid)}</dd>
      </div>
      {used.amount > 0 && (
        <div>
          <dt>{days === null ? t('spentCredits', { n: spent }) : t('begunDays', { n: days.bought - days.left })}</dt>
          <dd>{money({ ...used, amount: -used.amount })}</dd>
        </div>
      )}
      <div className="o-sum">
        <dt>{days === null ? t('backCredits', { n: left, to }) : t('backDays', { n: days.left, to })}</dt>
        <dd>{money(amount)}</dd>
      </div>
      <div className="text-s soft">
        <dt>{t('vat', { rate: vat.rate })}</dt>
        <dd>{money({ ...amount, amount: vat.amount })}</dd>
      </div>
    </dl>
  );
}
