import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { ButtonLink, cx, Icon } from '#platform/web/ui/index.ts';
import type { DirectDebit } from '../contract/endpoints.ts';
import { clearIntents } from '#features/orders/web/index.ts';
import { MandateRows } from './debit-details.tsx';

type Debit = NonNullable<DirectDebit['debit']>;

/** Shows the order and the day of its collection. */
export function DebitConfirmed({ of, debit }: { readonly of: DirectDebit; readonly debit: Debit }) {
  const t = useTranslations('direct-debit.debit');
  const { order, reference, creditor } = of;
  // The next purchase is a new intent.
  useEffect(() => clearIntents(sessionStorage), []);
  const open = debit.state === 'announced' || debit.state === 'collected';
  return (
    <div className="debit-done">
      <div className="debit-col">
        <span className={cx('debit-seal', open && 'good')}>
          <Icon name={open ? 'check' : 'warning-circle'} />
        </span>
        <h1 className="title-l" tabIndex={-1}>
          {t(`done.${debit.state}`, { n: order.package.credits })}
        </h1>
        <DateBox of={of} debit={debit} />
        <div className="debit-acts">
          <ButtonLink kind="primary" to={order.return_to ?? '/members'}>
            {t('goOn')}
          </ButtonLink>
          <ButtonLink kind="plain" to={`/transactions/${order.id}`}>
            {t('order')}
          </ButtonLink>
        </div>
      </div>
      <section className="debit-col" aria-label={t('title')}>
        <Steps of={of} debit={debit} />
        <div className="debit-mandate">
          <MandateRows
            rows={[
              [t('reference'), reference],
              [t('creditorId'), creditor.id],
              [t('orderNumber'), order.number],
            ]}
          />
        </div>
      </section>
    </div>
  );
}

function DateBox({ of: { order }, debit }: { readonly of: DirectDebit; readonly debit: Debit }) {
  const t = useTranslations('direct-debit.debit');
  const dateText = useDateFormat();
  const money = useMoney();
  const day = new Date(debit.due_on);
  const timeZone = 'UTC';
  const account = debit.bank === null ? debit.iban_hint : `${debit.iban_hint}, ${debit.bank}`;
  return (
    <div className="debit-date">
      <span className="day-leaf num" aria-hidden="true">
        {dateText(day, { weekday: 'short', timeZone })}
        <b>{dateText(day, { day: 'numeric', timeZone })}</b>
        {dateText(day, { month: 'short', timeZone })}
      </span>
      <p>
        <b className="num">{t('onDay', { amount: money(order.total), day: dateText(day, { dateStyle: 'full', timeZone }) })}</b>
        <span className="text-m block">{t(`from.${debit.state}`, { account })}</span>
      </p>
    </div>
  );
}

function Steps({ of: { order }, debit }: { readonly of: DirectDebit; readonly debit: Debit }) {
  const t = useTranslations('direct-debit.debit');
  const dateText = useDateFormat();
  const at = dateText(new Date(debit.confirmed_at), { timeStyle: 'short' });
  const due = dateText(new Date(debit.due_on), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const collected = { announced: 'open', collected: 'done', cancelled: 'failed', returned: 'failed' } as const;
  const steps: { readonly text: string; readonly time: string; readonly state: 'open' | 'done' | 'failed'; readonly sub?: string }[] = [
    { text: t('steps.mandate'), time: at, state: 'done' },
    { text: t('steps.notice'), time: at, state: 'done', sub: t('steps.noticeTo', { email: debit.email }) },
    { text: t('steps.credits', { n: order.package.credits }), time: at, state: 'done' },
    { text: t(`steps.${debit.state}`), time: due, state: collected[debit.state] },
  ];
  return (
    <ol className="debit-steps">
      {steps.map(({ text, time, state, sub }) => (
        <li key={text} className={state}>
          <span className="step-mark">{state !== 'open' && <Icon name={state === 'done' ? 'check' : 'x'} />}</span>
          <span>{text}</span>
          <time>{time}</time>
          {sub !== undefined && <span className="sub wrap-anywhere">{sub}</span>}
        </li>
      ))}
    </ol>
  );
}
