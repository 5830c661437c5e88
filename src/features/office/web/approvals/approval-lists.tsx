import { useTranslations } from 'use-intl';
import { cx, Icon, PageLink } from '#platform/web/ui/index.ts';
import type { Approval } from '#features/staff/contract/schemas.ts';
import { useOffice } from '../kit/office-context.ts';
import { OfficeIcon } from '../kit/office-icon.tsx';
import { useWhen } from '../kit/use-when.ts';
import { useApprovalWords } from './use-approval-words.ts';

interface Props {
  readonly approvals: readonly Approval[];
  /** The one that is open. */
  readonly current: number | null;
}

/** Ms before the end from which it is marked as late. */
const soon = 2 * 3_600_000;

/** Those that wait, the first to lapse first. */
export function ApprovalList({ approvals, current }: Props) {
  const t = useTranslations('office.approvals');
  const when = useWhen();
  const { to } = useOffice();
  const { titleOf } = useApprovalWords();
  return (
    <ol className="ap-list">
      {approvals.map((one) => (
        <li key={one.id}>
          <PageLink
            to={to(`/admin/approvals/${one.id}`)}
            className={cx(one.id === current && 'on')}
            aria-current={one.id === current ? true : undefined}
          >
            <KindIcon kind={one.kind} />
            <b>{titleOf(one)}</b>
            <span className={cx('e', !one.mine && isSoon(one.ends_at) && 'late')}>
              {one.mine ? t('waits') : t('until', { when: when(one.ends_at) })}
            </span>
            <span className="s">
              {one.mine ? t('byYou', { when: when(one.asked_at) }) : t('by', { name: one.asked_by.name, when: when(one.asked_at) })}
            </span>
          </PageLink>
        </li>
      ))}
    </ol>
  );
}

const isSoon = (end: string): boolean => new Date(end).getTime() - Date.now() < soon;

/** Those of the last days that have ended. */
export function EndedList({ approvals, current }: Props) {
  const t = useTranslations('office.approvals');
  const when = useWhen();
  const { to } = useOffice();
  const { titleOf, endOf } = useApprovalWords();
  return (
    <section aria-labelledby="ended" className="ap-ended">
      <h2 id="ended" className="sec">
        {t('ended')}
      </h2>
      <ul>
        {approvals.map((one) => (
          <li key={one.id}>
            <PageLink to={to(`/admin/approvals/${one.id}`)} aria-current={one.id === current ? true : undefined}>
              <b>{titleOf(one)}</b>
              <span className="e">{one.ended_at === null ? '' : when(one.ended_at)}</span>
              <span className="s">{endOf(one)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
      <p className="text-s soft">{t('endedFoot')}</p>
    </section>
  );
}

function KindIcon({ kind }: Pick<Approval, 'kind'>) {
  if (kind === 'staff-end') return <OfficeIcon name="user-minus" />;
  return <Icon name={icons[kind]} />;
}

const icons = {
  'staff-invite': 'envelope-simple',
  'staff-role': 'users',
  'staff-reset': 'lock-simple',
  decision: 'gavel',
  refund: 'arrow-bend-up-left',
  'pay-out': 'arrow-bend-up-left',
  'site-delete': 'warning-circle',
  'site-fictional': 'warning-circle',
} as const;
