import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/api-context.ts';
import type { Interest } from '#features/members/contract/traits.ts';
import { getTopics } from '../contract/calls.ts';
import { smallestCount } from '../contract/smallest.ts';
import { useAnswer } from './use-answer.ts';

interface Props {
  readonly picked: readonly Interest[];
  /** In place of the number while nothing is picked. */
  readonly hint?: string;
}

/** How many members like all of it, counted; its place is there before the number. */
export function Together({ picked, hint }: Props) {
  const t = useTranslations('landers');
  const api = useApi();
  const interests = picked.toSorted();
  const { data, latest } = useAnswer({
    key: interests.length === 0 ? null : interests.join(),
    load: (signal) => api(getTopics, { query: { interests }, signal }),
  });
  const together = picked.length === 0 ? undefined : (data ?? latest)?.together;
  return (
    <p className="lander-count" role="status">
      {picked.length === 0
        ? hint
        : together === undefined
          ? null
          : together === null
            ? t('togetherFew', { n: smallestCount })
            : t('together', { n: together })}
    </p>
  );
}
