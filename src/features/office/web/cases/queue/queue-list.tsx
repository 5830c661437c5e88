import type { KeyboardEvent } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import type { CaseRow } from '#features/cases/contract/schemas.ts';
import { isUrgent } from '#features/cases/contract/rules.ts';
import { useWhen } from '../../kit/use-when.ts';
import { useClock } from '../../kit/use-clock.ts';
import { useName } from '../state/use-name.ts';
import { useTopic } from '../state/use-topic.ts';
import { type DueGroup, groupOf, soon } from './due.ts';
import { QueueRow } from './queue-row.tsx';
import { useDueText } from './use-due-text.ts';

interface Props {
  readonly rows: readonly CaseRow[];
  readonly ended: boolean;
  readonly open: string | null;
  readonly to: (number: string) => string;
}

/** The cases in groups by due time. The arrow keys move the focus within the list. */
export function QueueList({ rows, ended, open, to }: Props) {
  const t = useTranslations('office.cases');
  const topic = useTopic();
  const name = useName();
  const dueText = useDueText();
  const when = useWhen();
  const timeZone = useTimeZone() ?? 'UTC';
  const now = useClock(15_000);
  const groups = ended ? [{ name: 'ended' as const, rows }] : groupRows(rows, now, timeZone);
  return (
    <ol className="q-list" onKeyDown={moveFocus}>
      {groups.map(({ name: group, rows: inGroup }, at) => (
        <li key={group}>
          <h2 className="q-sep">
            <span>{t(`group.${group}`)}</span>
            {at === 0 && !ended && <span aria-hidden="true">{t('due')}</span>}
          </h2>
          <ol aria-label={t(`group.${group}`)}>
            {inGroup.map((row) => {
              const { number, kind, subject, lease, state, due_at } = row;
              const taker = lease !== null && !lease.mine ? lease.name : null;
              const waits = state === 'open';
              return (
                <QueueRow
                  key={number}
                  to={to(number)}
                  kind={kind}
                  topic={topic(row)}
                  who={name(subject)}
                  due={ended ? when(row.opened_at) : waits ? dueText(due_at, now, group === 'first') : t(`caseStates.${state}`)}
                  late={waits && !ended && new Date(due_at).getTime() - now < soon}
                  open={number === open}
                  taker={taker}
                  takerText={taker === null ? null : t('takenBy', { name: taker })}
                />
              );
            })}
          </ol>
        </li>
      ))}
    </ol>
  );
}

const groupNames = ['first', 'today', 'tomorrow', 'later'] as const satisfies readonly DueGroup[];

function groupRows(rows: readonly CaseRow[], now: number, timeZone: string) {
  const grouped = rows.map((row) => ({ row, name: groupOf(row.due_at, isUrgent(row.kind), now, timeZone) }));
  return groupNames.flatMap((name) => {
    const inGroup = grouped.flatMap((one) => (one.name === name ? [one.row] : []));
    return inGroup.length === 0 ? [] : [{ name, rows: inGroup }];
  });
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  if (at === -1) return;
  event.preventDefault();
  links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
}
