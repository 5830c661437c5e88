import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { Icon } from '#platform/web/ui/index.ts';
import { premiumQuery } from '../state/queries.ts';

/** Premium for some days, current or over or given back, newest first. It moves no credits, so it has a list of its own. */
export function PremiumLines() {
  const t = useTranslations('orders.timed');
  const name = useTranslations('shop.timed');
  const dateText = useDateFormat();
  const times = useQuery(premiumQuery(useApi())).data?.times ?? [];
  if (times.length === 0) return null;
  const lines = times
    .flatMap(({ order, days, created_at, ended_at, returned }) => [
      { key: `${order}-bought`, order, at: created_at, text: name('name', { n: days }) },
      ...(ended_at === null ? [] : [{ key: `${order}-ended`, order, at: ended_at, text: returned ? t('returned') : t('over') }]),
    ])
    .toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <section className="moves">
      <h2>Premium</h2>
      <ol>
        {lines.map(({ key, order, at, text }) => (
          <li key={key} className="move">
            <span className="move-icon">
              <Icon name="calendar-blank" />
            </span>
            <span>
              <Link className="link" to={`/transactions/${order}`}>
                {text}
              </Link>
              <span className="text-m num">{dateText(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
