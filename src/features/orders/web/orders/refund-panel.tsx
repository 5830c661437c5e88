import '../order/order.css';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { Alert, Button, Panel } from '#platform/web/ui/index.ts';
import { userQuery } from '#features/account/web/index.ts';
import { requestRefund } from '../../contract/calls.ts';
import type { Order } from '../../contract/order.ts';
import type { RefundOffer } from '../../contract/refund.ts';
import { useMethodName } from '#features/payment-providers/web/index.ts';
import { ordersKey } from '../state/keys.ts';
import { refundQuery } from '../state/queries.ts';
import { DaysOffer } from './days-offer.tsx';

/** The refund that the buyer can get for an order, with its calculation, and earlier refunds. */
export function RefundPanel({ order }: { readonly order: Order }) {
  const t = useTranslations('orders.refund');
  const timed = useTranslations('orders.timed');
  const money = useMoney();
  const { data } = useSuspenseQuery(refundQuery(useApi(), order.id));
  if (data.offer === null && data.refunds.length === 0) return null;
  return (
    <Panel as="section">
      <h2 className="title-s">{order.package.days > 0 ? timed('refundTitle') : t('title')}</h2>
      <div role="status">
        {data.refunds.map(({ id, state, days, amount }) => (
          <p key={id} className="mt-2 num">
            {days > 0 && state === 'failed' ? timed(state, { amount: money(amount) }) : t(state, { amount: money(amount) })}
          </p>
        ))}
      </div>
      {data.offer && <Offer order={order} offer={data.offer} />}
    </Panel>
  );
}

function Offer({ order, offer }: { readonly order: Order; readonly offer: RefundOffer }) {
  const t = useTranslations('orders.refund');
  const written = useTranslations('orders.withdrawal')('written');
  const dateText = useDateFormat();
  const money = useMoney();
  const methodName = useMethodName();
  const refund = useRefund(order, offer);
  const errorText = useErrorText('orders');
  const { amount } = offer;
  const after = useTranslations('orders.timed')('after');
  return (
    <>
      <p className="soft mt-2 text-pretty">
        {t('lead', { amount: money(amount), until: dateText(new Date(offer.until), { dateStyle: 'long', timeZone: 'UTC' }) })}
      </p>
      {offer.days === null ? <CreditsOffer offer={offer} /> : <DaysOffer offer={offer} days={offer.days} />}
      <p className="text-m mt-2">{t('method', { method: methodName(order.method) })}</p>
      {refund.error && <Alert icon="warning-circle">{errorText(refund.error)}</Alert>}
      <Button kind="quiet" wide className="mt-4" disabled={refund.isPending} onClick={() => refund.mutate()}>
        {t('confirm', { amount: money(amount) })}
      </Button>
      <p className="text-s soft mt-2 text-pretty">{offer.days === null ? t('after') : after}</p>
      <Link className="link text-s mt-2 inline-block" to="/withdrawal">
        {written}
      </Link>
    </>
  );
}

function CreditsOffer({ offer }: { readonly offer: RefundOffer }) {
  const t = useTranslations('orders.refund');
  const money = useMoney();
  const { amount, paid, vat } = offer;
  const spent = { ...paid, amount: amount.amount - paid.amount };
  return (
    <>
      <dl className="bill num mt-2">
        <div>
          <dt>{t('paid', { n: offer.credits })}</dt>
          <dd>{money(paid)}</dd>
        </div>
        {offer.left < offer.credits && (
          <div>
            <dt>{t('spent', { n: offer.credits - offer.left })}</dt>
            <dd>{money(spent)}</dd>
          </div>
        )}
        <div>
          <dt>
            <b>{t('left', { n: offer.left })}</b>
            {vat.rate > 0 && (
              <span className="text-s soft block">{t('vat', { rate: vat.rate, amount: money({ ...amount, amount: vat.amount }) })}</span>
            )}
          </dt>
          <dd className="title-s">{money(amount)}</dd>
        </div>
      </dl>
      <p className="text-s soft mt-2 text-pretty">{t('gifts')}</p>
    </>
  );
}

function useRefund({ id }: Order, { amount }: RefundOffer) {
  const api = useApi();
  const queries = useQueryClient();
  // A tap that is repeated after a lost reply is the same refund.
  const [clientId] = useState(newClientId);
  return useMutation({
    mutationFn: () => api(requestRefund, { body: { order: id, amount: amount.amount, client_id: clientId } }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: refundQuery(api, id).queryKey });
      await queries.invalidateQueries({ queryKey: ordersKey });
      await queries.invalidateQueries({ queryKey: userQuery(api).queryKey });
    },
  });
}
