import { useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import type { OwedRow } from '../queries.ts';

/** What a report of the provider says of a sum that is owed: all of it, or only a part, is paid; null: nothing. */
export function useReported({ owed, reported, reported_amount: part }: OwedRow): string | null {
  const t = useTranslations('office-books.owed');
  const money = useMoney();
  if (reported) return t('reported');
  return part === null ? null : t('reportedPart', { part: money(part), rest: money({ ...owed, amount: owed.amount - part.amount }) });
}
