import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Alert, ButtonLink } from '#platform/web/ui/index.ts';
import { debtsQuery } from '../state/queries.ts';
import { sumsOf } from './sums.ts';

/** Explains why the member cannot buy or spend while they have a debt. The page's loader fetches the debts. */
export function OwedNotice() {
  const t = useTranslations('orders.owed');
  const money = useMoney();
  const { data: debts } = useSuspenseQuery(debtsQuery(useApi()));
  const [first] = debts;
  if (first === undefined) return null;
  const link = (
    <ButtonLink to="/transactions/owed" kind="ink" size="small">
      {t('show')}
    </ButtonLink>
  );
  return (
    <Alert tone="note" icon="warning-circle" className="mt-6" actions={link}>
      {t('notice', {
        amount: sumsOf(debts.map(({ amount }) => amount))
          .map(money)
          .join(' + '),
      })}
    </Alert>
  );
}
