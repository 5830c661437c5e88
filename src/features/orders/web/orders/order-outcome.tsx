import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { ButtonLink, cx, Icon, Spinner } from '#platform/web/ui/index.ts';
import { useUser } from '#features/account/web/index.ts';
import type { Order, OrderState } from '../../contract/order.ts';
import { useMethodInSentence } from '#features/payment-providers/web/index.ts';
import { RepeatFailed } from '../repeat/repeat-failed.tsx';
import { paymentMethodsQuery } from '../state/queries.ts';
import { isConversation } from '../state/return-path.ts';
import { SentMessages, useAnnounceSent } from './sent-messages.tsx';

const bodies = { loading: Loading, pending: Pending, completed: Completed, failed: Failed } satisfies Record<
  OrderState,
  (props: { order: Order }) => ReactElement
>;

/** The order's current state as text, with the next steps. */
export function OrderOutcome({ order, title }: { readonly order: Order; readonly title: string }) {
  const t = useTranslations('orders.result');
  const Body = isReturned(order) ? Returned : bodies[order.state];
  useAnnounceSent(order);
  return (
    <section className="outcome">
      <span className={cx('outcome-leaf', isReturned(order) ? 'failed' : order.state)}>
        {order.state === 'completed' && <Icon name={isReturned(order) ? 'arrow-counter-clockwise' : 'check'} />}
        {order.state === 'failed' && <Icon name="warning-circle" />}
        {(order.state === 'loading' || order.state === 'pending') && <Spinner label={t('checking')} />}
      </span>
      <h1 className="title-l">{title}</h1>
      {order.state === 'failed' && order.means !== null ? <RepeatFailed order={order} savedMethod={order.means} /> : <Body order={order} />}
    </section>
  );
}

/** Says that a purchase was given back or taken back. A payment of a debt delivers nothing, and is given back only if it was paid twice. */
const isReturned = ({ returned, settles }: Order): boolean => returned !== null && settles === null;

export function useOutcomeTitle(): (order: Order) => string {
  const t = useTranslations('orders.result');
  const back = useTranslations('orders.returned');
  const repeat = useTranslations('orders.repeat');
  const owed = useTranslations('orders.owed');
  return (order) => {
    const { state, package: bought } = order;
    if (order.returned !== null && isReturned(order)) return back(order.returned);
    if (state === 'failed' && order.means !== null) return repeat(order.method === 'card' ? 'failedCard' : 'failed');
    if (state === 'completed' && order.settles !== null) return owed('settled');
    return state === 'completed' ? t('completed', { n: bought.credits }) : t(state);
  };
}

function Loading({ order: { method, payment_url } }: { readonly order: Order }) {
  const t = useTranslations('orders.result');
  const nameOf = useMethodInSentence();
  return (
    <>
      <p className="soft">{t('loadingText', { method: nameOf(method) })}</p>
      {payment_url !== null && (
        <a className="btn primary" href={payment_url}>
          {t('pay')}
        </a>
      )}
    </>
  );
}

function Pending({ order: { method, return_to } }: { readonly order: Order }) {
  const t = useTranslations('orders.result');
  const nameOf = useMethodInSentence();
  return (
    <>
      <p className="soft">{t('pendingText', { method: nameOf(method) })}</p>
      <ContinueLink returnTo={return_to} kind="quiet" />
    </>
  );
}

function Completed({ order }: { readonly order: Order }) {
  const { return_to, settles, package: bought } = order;
  const t = useTranslations('orders.result');
  const owed = useTranslations('orders.owed');
  const timed = useTranslations('orders.timed');
  const credits = useUser()?.credits ?? 0;
  const text = bought.days > 0 ? timed('completed', { n: bought.days }) : t('completedText', { n: credits });
  return (
    <>
      <p className="soft">{settles === null ? text : owed('settledText')}</p>
      <ContinueLink returnTo={return_to} kind="primary" />
      {/* Last, because it comes later: the button stays under the finger and keeps the focus. */}
      <SentMessages order={order} />
    </>
  );
}

function Returned({ order: { returned } }: { readonly order: Order }) {
  const t = useTranslations('orders.returned');
  const list = useTranslations('orders.result')('allOrders');
  return (
    <>
      <p className="soft">{t(returned === 'chargeback' ? 'chargebackText' : 'refundText')}</p>
      <ButtonLink kind="quiet" to="/transactions">
        {list}
      </ButtonLink>
    </>
  );
}

function Failed({ order }: { readonly order: Order }) {
  const t = useTranslations('orders.result');
  const owed = useTranslations('orders.owed');
  const nameOf = useMethodInSentence();
  const { methods } = useSuspenseQuery(paymentMethodsQuery(useApi())).data;
  if (order.settles !== null) {
    return (
      <>
        <p className="soft">{t('failedText', { method: nameOf(order.method) })}</p>
        <ButtonLink kind="primary" to="/transactions/owed">
          {owed('show')}
        </ButtonLink>
      </>
    );
  }
  const others = methods.filter((method) => method !== order.method);
  const back = order.return_to === null ? '' : `?${new URLSearchParams({ return_to: order.return_to }).toString()}`;
  return (
    <>
      <p className="soft">{t('failedText', { method: nameOf(order.method) })}</p>
      <ul className="retry" aria-label={t('otherMethods')}>
        {others.map((method, index) => (
          <li key={method}>
            <ButtonLink kind={index === 0 ? 'primary' : 'quiet'} to={`/credits/${order.package.id}/${method}${back}`}>
              {t('retryWith', { method: nameOf(method) })}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <ContinueLink returnTo={order.return_to} kind="plain" />
    </>
  );
}

function ContinueLink({ returnTo, kind }: { readonly returnTo: string | null; readonly kind: 'primary' | 'quiet' | 'plain' }) {
  const t = useTranslations('orders.result');
  if (returnTo === null) {
    return (
      <ButtonLink kind={kind} to="/members">
        {t('discover')}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink kind={kind} to={returnTo}>
      {isConversation(returnTo) ? t('backToChat') : t('goOn')}
    </ButtonLink>
  );
}
