import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Button, Icon } from '#platform/web/ui/index.ts';
import { Loaded, PageHead, useAsks, useOffice, useWhen } from '#features/office/web/index.ts';
import type { OfficePrices } from '../contract/schemas.ts';
import { AreaTabs } from './area-tabs.tsx';
import { countChanges, currenciesOf, type DraftPackage, draftOf, isWrong, packagesOf } from './packages/draft.ts';
import { MarketsTable } from './packages/markets-table.tsx';
import { PackagesForm } from './packages/packages-form.tsx';
import { PricesTable } from './packages/prices-table.tsx';
import { PublishDialog } from './packages/publish-dialog.tsx';
import { Versions } from './packages/versions.tsx';
import { useDecimalSign } from './use-decimal-sign.ts';
import { pricesKeyOf, pricesQuery } from './queries.ts';

/** Packages by currency and country, with what a message costs. What is changed here is published in one act. */
export function Component() {
  const t = useTranslations('office-prices');
  const api = useApi();
  const asks = useAsks();
  const { about } = useOffice();
  const query = useQuery(pricesQuery({ api, asks }, about));
  const { data } = query;
  if (data !== undefined) return <Prices key={about.site ?? 0} loaded={data} />;
  return (
    <>
      <PageHead title={t('title')} />
      <AreaTabs />
      <Loaded query={query} what={t('what')}>
        {() => null}
      </Loaded>
    </>
  );
}

function Prices({ loaded }: { readonly loaded: OfficePrices }) {
  const t = useTranslations('office-prices');
  const when = useWhen();
  const sign = useDecimalSign();
  const queries = useQueryClient();
  const { about, may } = useOffice();
  // What is being changed stays as it was loaded, whatever is loaded anew meanwhile.
  const [started, setStarted] = useState<{ readonly base: OfficePrices; readonly draft: readonly DraftPackage[] } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const mayChange = may('prices.change');
  const base = started?.base ?? loaded;
  const currencies = currenciesOf(base.markets);
  const draft = started?.draft ?? draftOf(base.packages, { sign, currencies });
  const change = (next: readonly DraftPackage[]) => setStarted({ base, draft: next });
  const packages = packagesOf(draft, currencies);
  const changes = countChanges(draft, base.packages, currencies);
  const wrong = isWrong(draft, currencies);
  const given = { packages, messageCredits: base.message_credits };
  return (
    <>
      <PageHead title={t('title')} lead={t('lead', { n: base.message_credits })}>
        {mayChange && changes > 0 && (
          <>
            <span className="text-s soft">{t('draft', { n: changes })}</span>
            <Button size="small" onClick={() => setStarted(null)}>
              {t('discard')}
            </Button>
            <Button kind="primary" size="small" disabled={wrong} onClick={() => setIsOpen(true)}>
              {t('toPublish', { n: changes })}
            </Button>
          </>
        )}
      </PageHead>
      <AreaTabs />
      <div className="stack prices">
        {base.until_then !== null && base.from !== null && (
          <div className="note with-icon caution">
            <Icon name="clock" />
            <p>{t('planned', { when: when(base.from) })}</p>
          </div>
        )}
        <PricesTable draft={draft} given={given} markets={base.markets} onChange={mayChange ? change : null} />
        {mayChange && <PackagesForm draft={draft} onChange={change} />}
        <MarketsTable given={given} markets={base.markets} />
        <Versions versions={base.versions} />
      </div>
      {isOpen && (
        <PublishDialog
          base={base}
          draft={draft}
          onRebase={(next, rebased) => setStarted(rebased === null ? null : { base: next, draft: rebased })}
          onClose={() => setIsOpen(false)}
          onPublished={(next) => {
            queries.setQueryData(pricesKeyOf(about), next);
            setStarted(null);
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
