import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Bar, Columns, Loaded, useAsks, useOffice } from '#features/office/web/index.ts';
import type { CodeUse } from '../../contract/code-schemas.ts';
import { codeWeeksQuery } from '../queries.ts';

interface Props {
  readonly code: string;
  readonly use: CodeUse;
  /** Null: any number. */
  readonly most: number | null;
}

/** How a code was used, and why it was refused. */
export function CodeUseBox({ code, use, most }: Props) {
  const t = useTranslations('office-prices');
  const format = useFormatter();
  const api = useApi();
  const asks = useAsks();
  const { about } = useOffice();
  const weeks = useQuery(codeWeeksQuery({ api, asks }, about, code));
  const taken = use.used + use.reserved;
  const refused = use.refusals.reduce((sum, { count }) => sum + count, 0);
  const mostRefused = Math.max(1, ...use.refusals.map(({ count }) => count));
  return (
    <section className="box pad stack" aria-labelledby="code-use">
      <h2 id="code-use" className="title-h22">
        {t('useOf', { code })}
      </h2>
      {most !== null && (
        <div>
          <Bar part={Math.min(1, taken / most)} kind="counted" />
          <p className="text-s">{t('takenOf', { taken, most })}</p>
        </div>
      )}
      <dl className="tally">
        <div>
          <dt>{t('usedOrders')}</dt>
          <dd>{format.number(use.used)}</dd>
        </div>
        <div>
          <dt>{t('openUses')}</dt>
          <dd>{format.number(use.reserved)}</dd>
        </div>
      </dl>
      <h3 className="sec">{t('byWeek')}</h3>
      <Loaded query={weeks} what={t('byWeek')}>
        {(reply) => (
          <Columns
            title={t('byWeek')}
            nameHead={t('weekHead')}
            valueHead={t('orders')}
            columns={reply.weeks.map(({ week, orders, running }) => ({ name: t('week', { n: String(week) }), value: orders, running }))}
          />
        )}
      </Loaded>
      <h3 className="sec">{t('whyRefused', { n: refused })}</h3>
      <ul className="chart-rows">
        {use.refusals.map(({ reason, count }) => (
          <li key={reason}>
            <span>{t(`reasons.${reason}`)}</span>
            <Bar part={count / mostRefused} kind="part" />
            <span>{format.number(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
