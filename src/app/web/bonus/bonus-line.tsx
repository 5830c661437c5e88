import './bonus-line.css';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useUser } from '#features/account/web/index.ts';
import { type Bonus, bonusKey, useBonus } from '#features/discounts/web/index.ts';
import { Countdown } from './countdown.tsx';
import { bonusLineId } from './bonus-line-id.ts';
import { useUntil } from './use-until.ts';

/** While somebody signs up or pays: there the discount is in the order. */
const hiddenOn = /^\/(?:signup|complete-signup|directdebit|credits\/[^/]+)(?:\/|$)/;

/** One line below the top bar while the welcome discount is active; rendered by the server, so that it never pushes the page. */
export function BonusLine() {
  const bonus = useBonus();
  const { pathname } = useLocation();
  useEndWithPurchase();
  return bonus && !hiddenOn.test(pathname) && <Line bonus={bonus} />;
}

/** Asks anew whether there is a discount once something was bought: should the bank take that back, it does not return. */
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
        <span className="bonus-wide">{t.rich('line', { name, percent, until, b: (text) => <b>{text}</b> })}</span>
        <span className="bonus-left">{t.rich('left', { clock: () => <Countdown end={end} className="bonus-clock num" /> })}</span>
        <Link className="bonus-go" to="/credits">
          <span className="link bonus-wide">{t('packages')}</span>
          <span className="link bonus-narrow">{t('packagesShort')}</span>
        </Link>
      </div>
    </aside>
  );
}
