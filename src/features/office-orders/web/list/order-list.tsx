import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { cx, Icon, type IconName } from '#platform/web/ui/index.ts';
import { useWhen } from '#features/office/web/index.ts';
import type { OrderRow } from '../../contract/schemas.ts';
import { useOrderWords } from '../use-order-words.ts';

interface Props {
  readonly rows: readonly OrderRow[];
  readonly open: number | null;
  readonly to: (id: number) => string;
}

/** Two lines an order. The arrow keys move the focus within the list. */
export function OrderList({ rows, open, to }: Props) {
  const t = useTranslations('office-orders.list');
  const when = useWhen();
  const money = useMoney();
  const { stateOf } = useOrderWords();
  return (
    <ol className="q-list" aria-label={t('label')} onKeyDown={moveFocus}>
      {rows.map((row) => (
        <li key={row.id}>
          <Link className={cx('q1 o1', row.id === open && 'on')} to={to(row.id)} aria-current={row.id === open ? 'true' : undefined}>
            <Icon name={iconOf(row)} />
            <span className="q-what">
              <b className="num">{row.number}</b>
              <br />
              <span className="text-s soft num">{t('line', { name: row.member.name, amount: money(row.total), state: stateOf(row) })}</span>
            </span>
            <span className={cx('q-age text-s', row.hangs !== null ? 'late' : 'soft')}>{when(row.created_at)}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

function iconOf({ hangs, state, returned }: OrderRow): IconName {
  if (hangs !== null) return 'clock';
  if (returned !== null) return 'arrow-bend-up-left';
  return state === 'completed' ? 'check-circle' : state === 'failed' ? 'x' : 'receipt';
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
