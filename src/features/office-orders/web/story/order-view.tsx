import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { ButtonLink, cx, Icon, useAnnounce } from '#platform/web/ui/index.ts';
import { Loaded, useAsks, useOffice } from '#features/office/web/index.ts';
import type { OrderStory } from '../../contract/schemas.ts';
import type { Orders } from '../list/use-orders.ts';
import { storyQuery } from '../queries.ts';
import { useOrderWords } from '../use-order-words.ts';
import { Bookings } from './bookings.tsx';
import { OrderSide } from './order-side.tsx';
import { Story } from './story.tsx';

interface Props {
  readonly id: number;
  readonly orders: Orders;
}

/** One order: its story in the middle, what can be done at the right. */
export function OrderView({ id, orders }: Props) {
  const t = useTranslations('office-orders.order');
  const bar = useTranslations('office.bar');
  const api = useApi();
  const asks = useAsks();
  const { about } = useOffice();
  const query = useQuery(storyQuery({ api, asks }, about, id));
  if (query.data === undefined)
    return (
      <div className="case">
        <PageTitle text={bar('titled', { page: t('name') })} />
        <Back orders={orders} />
        <h1 className="title-h28">{t('name')}</h1>
        <Loaded query={query} what={t('what')} absent={t('absent')}>
          {() => null}
        </Loaded>
      </div>
    );
  return (
    <>
      <div className="case">
        <PageTitle text={bar('titled', { page: query.data.order.number })} />
        <Back orders={orders} />
        <Head story={query.data} />
        <Story story={query.data} />
        <Bookings bookings={query.data.bookings} />
      </div>
      <OrderSide story={query.data} />
    </>
  );
}

function Back({ orders }: Pick<Props, 'orders'>) {
  const t = useTranslations('office-orders.order');
  return (
    <ButtonLink kind="plain" className="tiny back" icon="arrow-left" to={orders.toOrder(null)}>
      {t('back')}
    </ButtonLink>
  );
}

function Head({ story: { order } }: { readonly story: OrderStory }) {
  const t = useTranslations('office-orders.order');
  const money = useMoney();
  const dateText = useDateFormat();
  const { goodsOf, stateOf } = useOrderWords();
  const goods = order.settles === null ? goodsOf(order) : t('debtOf', { order: String(order.settles) });
  const title = t('title', { goods, name: order.member.name === '' ? t('gone') : order.member.name, amount: money(order.total) });
  const heading = useOrderHeading(`${order.number}. ${title}`);
  return (
    <header className="o-head">
      <div>
        <p className="text-s soft num">
          {t('number', { number: order.number, date: dateText(new Date(order.created_at), { dateStyle: 'long' }) })}
        </p>
        <h1 ref={heading} tabIndex={-1} className="title-h28 num wrap-anywhere">
          {title}
        </h1>
      </div>
      <p className={cx('o-state', order.hangs !== null ? 'late' : order.state === 'completed' && order.returned === null && 'good')}>
        <Icon name={order.hangs !== null ? 'clock' : order.state === 'completed' ? 'check-circle-fill' : 'info'} />
        {stateOf(order)}
      </p>
    </header>
  );
}

/** The heading has the focus when an order is opened from the list, and one polite sentence says which it is. */
function useOrderHeading(text: string) {
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isFirst = useRef(key === 'default');
  const said = useRef(false);
  useEffect(() => {
    if (said.current) return;
    said.current = true;
    if (isFirst.current) return;
    heading.current?.focus({ preventScroll: true });
    announce(text);
  }, [announce, text]);
  return heading;
}
