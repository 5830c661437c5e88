import { useTranslations } from 'use-intl';
import { Chip, ChipLink } from '#platform/web/ui/index.ts';
import { type CaseKind, caseKinds } from '#features/cases/contract/rules.ts';
import type { QueueFilter } from '../state/case-queries.ts';

interface Props {
  readonly filter: QueueFilter;
  readonly counts: readonly { readonly kind: CaseKind; readonly count: number }[];
  /** The name of the member whose cases alone are shown, where it is known. */
  readonly memberName: string | null;
  /** The address of the same page with this filter. */
  readonly to: (filter: QueueFilter) => string;
  readonly onWithoutMember: () => void;
}

/** Kinds that wait, with how many of them. The filter stands in the address, and so does each chip. */
export function QueueFilters({ filter, counts, memberName, to, onWithoutMember }: Props) {
  const t = useTranslations('office.cases');
  const { kind, ended, member } = filter;
  const countOf = (one: CaseKind) => counts.find((count) => count.kind === one)?.count ?? 0;
  const shown = caseKinds.filter((one) => one === kind || countOf(one) > 0);
  return (
    <nav className="queue-chips" aria-label={t('filters')}>
      <ChipLink on={kind === undefined && ended === undefined} to={to(member === undefined ? {} : { member })}>
        {t('all')}
      </ChipLink>
      {shown.map((one) => (
        <ChipLink key={one} on={one === kind} none={countOf(one) === 0} to={to({ kind: one })}>
          {t(`kinds.${one}`)} <span className="num">{countOf(one)}</span>
        </ChipLink>
      ))}
      <ChipLink on={ended === 1} to={to({ ended: 1, ...(member !== undefined && { member }) })}>
        {t('endedFilter')}
      </ChipLink>
      {member !== undefined && (
        <Chip removeLabel={t('removeFilter')} onClick={onWithoutMember}>
          {t('oneMember', { name: memberName ?? t('memberNumber', { id: String(member) }) })}
        </Chip>
      )}
    </nav>
  );
}
