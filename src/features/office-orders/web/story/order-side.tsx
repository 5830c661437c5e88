import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Icon, PageLink } from '#platform/web/ui/index.ts';
import { providerName, useOffice } from '#features/office/web/index.ts';
import type { OrderStory } from '../../contract/schemas.ts';
import { useOrderWords } from '../use-order-words.ts';
import { AskButton } from './ask-button.tsx';
import { RefundForm } from './refund-form.tsx';
import { Refunds } from './refunds.tsx';

/** The right pane: whose order it is, how it was paid, and what can be done. */
export function OrderSide({ story }: { readonly story: OrderStory }) {
  const t = useTranslations('office-orders.side');
  const { may } = useOffice();
  const { order, chargeback, offer, asked } = story;
  return (
    <aside className="decision o-side" aria-label={t('label')}>
      <Buyer story={story} />
      <Facts story={story} />
      {chargeback !== null && <Chargeback chargeback={chargeback} order={order} />}
      <Refunds story={story} />
      {offer !== null && asked === null && may('refunds.ask') && <RefundForm order={order} offer={offer} />}
      {order.askable && <AskButton order={order} />}
    </aside>
  );
}

function Buyer({ story: { order } }: { readonly story: OrderStory }) {
  const t = useTranslations('office-orders.side');
  const { to, may } = useOffice();
  const { id, name, age } = order.member;
  const text = age === null ? name : t('nameAge', { name, age });
  return (
    <div className="o-buyer">
      <b>{may('members.read') ? <PageLink to={to(`/admin/members/${id}`)}>{text}</PageLink> : text}</b>
      <br />
      <span className="text-s soft num">{t('member', { id: String(id) })}</span>
    </div>
  );
}

function Facts({ story: { order, offer } }: { readonly story: OrderStory }) {
  const t = useTranslations('office-orders.side');
  const money = useMoney();
  const dateText = useDateFormat();
  const { methodOf } = useOrderWords();
  const { countries, vat, discount } = order;
  const named = [
    ...(countries.profile === null ? [] : [t('byProfile', { country: countries.profile })]),
    ...(countries.connection === null ? [] : [t('byConnection', { country: countries.connection })]),
    ...(countries.declared === null ? [] : [t('byWord', { country: countries.declared })]),
    ...(countries.payment === null ? [] : [t('byPayment', { country: countries.payment })]),
  ];
  const rows: readonly (readonly [string, string])[] = [
    [t('method'), t('methodAt', { method: methodOf(order.method), provider: providerName(order.provider) })],
    [t('country'), named.length === 0 ? vat.country : named.join(', ')],
    [t('tax'), t('taxOf', { amount: money(vat.amount), rate: vat.rate, country: vat.country })],
    ...(discount === null
      ? []
      : [[t('code'), t('codeOf', { code: discount.code, percentage: discount.percentage, price: money(discount.list_price) })] as const]),
    ...(offer === null
      ? []
      : [
          [
            t('left'),
            offer.days === null
              ? t('leftOf', { left: offer.left, all: offer.credits })
              : t('daysOf', { left: offer.days.left, all: offer.days.bought }),
          ] as const,
          [t('until'), dateText(new Date(`${offer.until}T12:00:00Z`), { day: 'numeric', month: 'long' })] as const,
        ]),
  ];
  return (
    <dl className="kv num">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ChargebackProps {
  readonly chargeback: NonNullable<OrderStory['chargeback']>;
  readonly order: OrderStory['order'];
}

/** Why the bank took the money, until when the company can answer, and where. */
function Chargeback({ chargeback: { amount, kept, owed, state, deadline, reason, url, at }, order: { total, provider } }: ChargebackProps) {
  const t = useTranslations('office-orders.chargeback');
  const money = useMoney();
  const dateText = useDateFormat();
  const day = (time: string) => dateText(new Date(time), { dateStyle: 'medium' });
  const isOpen = state === 'open';
  return (
    <section className={isOpen ? 'note with-icon caution' : 'note with-icon'} aria-label={t('title')}>
      <Icon name="warning-circle" />
      <div className="grid gap-1">
        <p>
          <b>{t(`states.${state}`, { amount: money(amount), date: day(at) })}</b>
        </p>
        {state !== 'reversed' && amount.amount < total.amount && (
          <p>{t(kept.amount === 0 ? 'partNone' : 'part', { total: money(total), kept: money(kept) })}</p>
        )}
        {reason !== null && <p>{t('reason', { reason: reason.replaceAll('_', ' ') })}</p>}
        {isOpen && (
          <p>
            {deadline === null
              ? t('noDeadline')
              : t('deadline', { date: dateText(new Date(deadline), { dateStyle: 'long', timeStyle: 'short' }) })}
          </p>
        )}
        {owed.amount > 0 && <p>{t('owed', { amount: money(owed) })}</p>}
      </div>
      {url !== null && (
        <a className="btn quiet tiny" href={url} target="_blank" rel="noreferrer">
          <Icon name="arrow-square-out" />
          {t('open', { provider: providerName(provider) })}
        </a>
      )}
    </section>
  );
}
