import './bonus-line.css';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useUser } from '#features/account/web/index.ts';
import { type Bonus, useBonus } from './use-bonus.ts';
import { bonusKey } from '../queries.ts';
import { Countdown } from './countdown.tsx';
import { bonusLineId } from './bonus-line-id.ts';
import { useUntil } from './use-until.ts';

/** Pages for signup and payment: there the order shows the discount. */
const hiddenOn = /^\/(?:signup|complete-signup|directdebit|credits\/[^/]+)(?:\/|$)/;

/**
 * A line below the top bar while the welcome discount is active. It never moves the page: the server renders it, and if it becomes known
 * only while a page is shown, it waits for the next page. `isLate`: its code was loaded after the page.
 */
export function BonusLine({ isLate }: { readonly isLate: boolean }) {
  const bonus = useBonus();
  const { pathname } = useLocation();
  const [page, setPage] = useState({ pathname, hasLine: !isLate && bonus !== null });
  if (page.pathname !== pathname) setPage({ pathname, hasLine: bonus !== null });
  useEndWithPurchase();
  return page.hasLine && bonus && !hiddenOn.test(pathname) && <Line bonus={bonus} />;
}

/** Reloads the discount after a purchase: even if the bank takes the payment back, the discount does not return. */
function useEndWithPurchase(): void {
  const queries = useQueryClient();
  const paid = useUser()?.paid_user ?? false;
  const last = useRef(paid);
  useEffect(() => {
    if (paid && !last.current) void queries.resetQueries({ queryKey: bonusKey });
    last.current = paid;
  }, [paid, queries]);
}

function Line({ bonus: { end, percentage } }: { readonly bonus: Bonus }) {
  const t = useTranslations('app.bonus');
  const format = useFormatter();
  const until = useUntil()(end);
  const name = useUser()?.profile.name ?? '';
  const percent = format.number(percentage / 100, { style: 'percent' });
  return (
    <aside id={bonusLineId} className="bonus-line" aria-label={t('label')}>
      <div className="wrap">
        <span className="bonus-tag num">{percent}</span>
        <span className="bonus-narrow">{t('short', { time: format.dateTime(end, { timeStyle: 'short' }) })}</span>
        <span className="bonus-wide">{t.rich('summary', { name, percent, until, b: (text) => <b>{text}</b> })}</span>
        <span className="bonus-left">{t.rich('left', { clock: () => <Countdown end={end} className="bonus-clock num" /> })}</span>
        <Link className="bonus-go" to="/credits">
          <span className="link bonus-wide">{t('packages')}</span>
          <span className="link bonus-narrow">{t('packagesShort')}</span>
        </Link>
      </div>
    </aside>
  );
}
