import '../order/order.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { throwToErrorPage, loaderContext, useApi } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { ButtonLink, EmptyState } from '#platform/web/ui/index.ts';
import { requireMember } from '#features/account/web/index.ts';
import { debtsQuery } from '../state/queries.ts';
import { DebtPanel } from './debt-panel.tsx';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(loaderContext);
  await requireMember(tools, request);
  await throwToErrorPage(tools.queries.fetchQuery(debtsQuery(tools.api)));
  return null;
}

/** /transactions/owed: the member's debts, their reasons, and their payment. */
export function Component() {
  const t = useTranslations('orders.owed');
  const buy = useTranslations('orders.list')('buy');
  const { data: debts } = useSuspenseQuery(debtsQuery(useApi()));
  return (
    <div className="wrap debts max-w-[720px] py-8 md:py-16" data-paying="">
      <PageTitle text={t('title')} />
      {debts.length === 0 ? (
        <EmptyState
          level={1}
          title={t('none')}
          art={null}
          actions={
            <ButtonLink kind="primary" to="/credits">
              {buy}
            </ButtonLink>
          }
        >
          {t('noneText')}
        </EmptyState>
      ) : (
        <>
          <h1 className="title-l">{t('title')}</h1>
          {debts.map((debt) => (
            <DebtPanel key={debt.order} debt={debt} />
          ))}
        </>
      )}
    </div>
  );
}
