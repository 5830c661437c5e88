import '../order/order.css';
import './movements.css';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { startTransition, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { throwToErrorPage, loaderContext, useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useLiveEvent } from '#platform/web/live/use-live.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Alert, Button, ButtonLink, ChoiceChips, EmptyState } from '#platform/web/ui/index.ts';
import { requireMember } from '#features/account/web/index.ts';
import { creditsChanged } from '#features/credits/contract/calls.ts';
import { MoneyTabs } from './money-tabs.tsx';
import { movementDays } from './movement-days.ts';
import { MovementRow } from './movement-row.tsx';
import { PremiumLines } from './premium-lines.tsx';
import { type Direction, movementsQuery } from './movements-query.ts';
import { EmptyReceipt } from '../empty-receipt.tsx';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(loaderContext);
  await requireMember(tools, request);
  await throwToErrorPage(tools.queries.fetchInfiniteQuery(movementsQuery(tools.api, null)));
  return null;
}

/** /transactions/movements: all movements of credits, by day, newest first. */
export function Component() {
  const t = useTranslations('orders.movements');
  const [shown, setShown] = useState<Direction | 'all'>('all');
  return (
    <div className="orders">
      <PageTitle text={t('title')} />
      <h1 className="title-l">{t('title')}</h1>
      <MoneyTabs />
      <ChoiceChips
        legend={t('filter')}
        hideLegend
        small
        name="direction"
        value={shown}
        onChange={(next) => startTransition(() => setShown(next))}
        choices={(['all', 'in', 'out'] as const).map((value) => ({ value, label: t(value) }))}
      />
      <PremiumLines />
      <Movements direction={shown === 'all' ? null : shown} />
    </div>
  );
}

function Movements({ direction }: { readonly direction: Direction | null }) {
  const t = useTranslations('orders.movements');
  const list = useTranslations('orders.list');
  const errorText = useErrorText('orders');
  const dateText = useDateFormat();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, error, refetch } = useSuspenseInfiniteQuery(
    movementsQuery(useApi(), direction),
  );
  useLiveEvent(creditsChanged, () => void refetch());
  const movements = data.pages.flatMap((page) => page.movements);
  if (movements.length === 0 && direction === null)
    return (
      <EmptyState
        title={t('empty')}
        art={<EmptyReceipt />}
        actions={
          <ButtonLink kind="primary" to="/credits">
            {list('buy')}
          </ButtonLink>
        }
      >
        {t('emptyText')}
      </EmptyState>
    );
  if (movements.length === 0) return <p className="soft">{t('none')}</p>;
  const days = movementDays(movements, ({ created_at }) => dateText(new Date(created_at), { dateStyle: 'full' }));
  return (
    <>
      <div className="moves">
        {days.map(({ day, movements: moves }) => (
          <section key={day}>
            <h2>{day}</h2>
            <ol>
              {moves.map((movement) => (
                <MovementRow key={movement.id} movement={movement} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {isFetchNextPageError && (
        <Alert tone="note" icon="warning-circle" live>
          {error !== null && errorText(error)}
        </Alert>
      )}
      {hasNextPage && (
        <p>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('older')}
          </Button>
        </p>
      )}
      <p className="text-s soft text-pretty">{t('note')}</p>
    </>
  );
}
