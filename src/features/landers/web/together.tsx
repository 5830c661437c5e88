import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import type { Interest } from '#features/members/contract/traits.ts';
import { smallestCount } from '../contract/smallest.ts';
import { topicsQuery } from './queries.ts';

/** How many members like all of it, counted; its place is there before the number. */
export function Together({ picked }: { readonly picked: readonly Interest[] }) {
  const t = useTranslations('landers');
  const { data } = useQuery({ ...topicsQuery(useApi(), picked), enabled: picked.length > 0, placeholderData: keepPreviousData });
  const together = picked.length === 0 ? undefined : data?.together;
  return (
    <p className="lander-count" role="status">
      {together === undefined ? null : together === null ? t('togetherFew', { n: smallestCount }) : t('together', { n: together })}
    </p>
  );
}
