import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { regionName } from '#platform/contract/known-to-intl.ts';
import { loaderContext, throwToErrorPage, useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Button } from '#platform/web/ui/index.ts';
import type * as endpoints from '#features/site/contract/endpoints.ts';
import { publicChangesQuery } from './queries.ts';

type Change = ReplyOf<typeof endpoints.getPublicChanges>['changes'][number];

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries } = context.get(loaderContext);
  await throwToErrorPage(queries.ensureInfiniteQueryData(publicChangesQuery(api)));
  return null;
}

/** /history, public: each change of a price, a time limit or a declaration since the site opened. */
export function Component() {
  const t = useTranslations('static-pages.history');
  const dateText = useDateFormat();
  const query = useSuspenseInfiniteQuery(publicChangesQuery(useApi()));
  const changes = query.data.pages.flatMap((page) => page.changes);
  const since = query.data.pages[0]?.since;
  return (
    <div className="wrap max-w-[760px] py-8">
      <PageTitle text={t('title')} />
      <h1 className="title-xl">{t('title')}</h1>
      <p className="soft text-l mt-3 max-w-[56ch] text-pretty">{t('lead')}</p>
      {changes.length === 0 && since !== undefined && (
        <p className="mt-8">{t('nothing', { date: dateText(new Date(since), { dateStyle: 'long' }) })}</p>
      )}
      <ol className="mt-8 grid gap-5">
        {changes.map((change, n) => (
          <li key={n} className="border-t border-(--line) pt-4">
            <time dateTime={change.at} className="soft text-s num">
              {dateText(new Date(change.at), { dateStyle: 'long', timeStyle: 'short' })}
            </time>
            <ChangeWords change={change} />
          </li>
        ))}
      </ol>
      {query.hasNextPage && (
        <Button className="mt-6" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </div>
  );
}

const names = {
  message_credits: 'message',
  photo_credits: 'photo',
  gift_credits: 'gift',
  refund_days: 'refund',
} as const;

function ChangeWords({ change }: { readonly change: Change }) {
  const t = useTranslations('static-pages.history');
  const locale = useLocale();
  const money = useMoney();
  const { what, country, old, new: now } = change;
  if (what === 'fictional') return <p className="mt-1">{t(now === true ? 'declared' : 'ended')}</p>;
  const valueOf = (value: Change['new']): string => {
    if (typeof value === 'number') return t(what === 'refund_days' ? 'days' : 'credits', { n: value });
    return value === null || typeof value === 'boolean' ? '–' : money(value);
  };
  return (
    <>
      <h2 className="mt-1 font-semibold">
        {what === 'minimum_message_costs' ? t('cost', { country: regionName(locale, country ?? '') }) : t(names[what])}
      </h2>
      <p className="num">{t('change', { old: valueOf(old), new: valueOf(now) })}</p>
    </>
  );
}
