import '../order/order.css';
import './repeat.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { throwToErrorPage, loaderContext, useApi } from '#platform/web/data/context.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { ButtonLink, EmptyState, Icon } from '#platform/web/ui/index.ts';
import { requireMember } from '#features/account/web/index.ts';
import type { SavedMethod, RepeatablePackage } from '../../contract/saved-method.ts';
import { OrderTerms, useOrderTerms } from '../checkout/order-terms.tsx';
import { OwedNotice } from '../debts/owed-notice.tsx';
import { debtsQuery, repeatOrderQuery } from '../state/queries.ts';
import { BoughtPackages, SavedMethodChoice } from './repeat-choices.tsx';
import { RepeatSummary } from './repeat-summary.tsx';
import { ShopPage } from '#features/shop/web/index.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const tools = context.get(loaderContext);
  await requireMember(tools, request);
  await throwToErrorPage(
    Promise.all([tools.queries.fetchQuery(repeatOrderQuery(tools.api)), tools.queries.fetchQuery(debtsQuery(tools.api))]),
  );
  return null;
}

/** /credits/repeat-order: a package that the member has bought before, paid with a saved method, on one page. `?package` preselects one. */
export function Component() {
  const t = useTranslations('orders.repeat');
  const back = useTranslations('orders.checkout')('otherPackage');
  const { data } = useSuspenseQuery(repeatOrderQuery(useApi()));
  const [first] = data.packages;
  return (
    <ShopPage className="repeat">
      <PageTitle text={t('title')} />
      <Link className="shop-back" to="/credits">
        <Icon name="arrow-left" />
        {back}
      </Link>
      {first === undefined ? (
        <div className="nothing mt-6">
          <EmptyState
            level={1}
            title={t('empty')}
            art={null}
            actions={
              <ButtonLink kind="primary" to="/credits">
                {t('emptyAction')}
              </ButtonLink>
            }
          >
            {t('emptyText')}
          </EmptyState>
        </div>
      ) : (
        <Choices packages={data.packages} first={first} stored={data.means} />
      )}
    </ShopPage>
  );
}

interface Props {
  readonly packages: readonly RepeatablePackage[];
  readonly first: RepeatablePackage;
  readonly stored: readonly SavedMethod[];
}

function Choices({ packages, first, stored }: Props) {
  const t = useTranslations('orders.repeat');
  const [search] = useSearchParams();
  const [packageId, setPackageId] = useState<number | null>(null);
  const [savedMethodId, setSavedMethodId] = useState<number | null>(null);
  const terms = useOrderTerms();
  const wanted = search.get('package');
  const chosen =
    packages.find(({ package: { id } }) => id === packageId) ?? packages.find(({ package: { id } }) => String(id) === wanted) ?? first;
  const savedMethod = stored.find(({ id }) => id === savedMethodId) ?? stored[0] ?? null;
  return (
    <>
      <h1 className="title-l">{t('heading')}</h1>
      <OwedNotice />
      <div className="shop-cols">
        <div className="choices">
          <BoughtPackages packages={packages} value={chosen.package.id} onChange={setPackageId} />
          <SavedMethodChoice stored={stored} value={savedMethod} pkg={chosen.package} onChange={setSavedMethodId} />
          {savedMethod !== null && <OrderTerms terms={terms} timed={(chosen?.package.days ?? 0) > 0} />}
        </div>
        <RepeatSummary pkg={chosen.package} savedMethod={savedMethod} terms={terms} />
      </div>
    </>
  );
}
