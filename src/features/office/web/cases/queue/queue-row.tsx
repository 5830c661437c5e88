import { memo } from 'react';
import { Link } from 'react-router';
import { cx } from '#platform/web/ui/index.ts';
import type { CaseKind } from '#features/cases/contract/rules.ts';
import { Initials } from '../../kit/initials.tsx';
import { KindIcon } from './kind-icon.tsx';

interface Props {
  readonly to: string;
  readonly kind: CaseKind;
  readonly topic: string;
  readonly who: string;
  readonly due: string;
  readonly late: boolean;
  readonly open: boolean;
  /** Who works on it, if not the person here. */
  readonly taker: string | null;
  readonly takerText: string | null;
}

/** One line a case. With texts alone, so that the clock renders only those rows whose text changes. */
export const QueueRow = memo(function QueueRow({ to, kind, topic, who, due, late, open, taker, takerText }: Props) {
  return (
    <li>
      <Link className={cx('q1', open && 'on', taker !== null && 'taken')} to={to} aria-current={open ? 'true' : undefined}>
        <KindIcon kind={kind} />
        <span className="q-what">
          <b>{topic}</b> <span className="soft">{who}</span>
        </span>
        <span className={cx('q-age', late && 'late')}>
          {taker !== null && (
            <span title={taker}>
              <Initials name={taker} size={24} other />
              <span className="sr">{takerText}, </span>
            </span>
          )}
          {due}
        </span>
      </Link>
    </li>
  );
});
