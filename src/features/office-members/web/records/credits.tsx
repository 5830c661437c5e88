import { useFormatter, useTranslations } from 'use-intl';
import { useWhen } from '#features/office/web/index.ts';
import type { MemberView } from '../../contract/schemas.ts';
import { Records } from './part.tsx';

export function Credits({ member: { credits } }: { readonly member: MemberView }) {
  const t = useTranslations('office-members.credits');
  const { number } = useFormatter();
  const when = useWhen();
  const { purchased, bonus, frozen, movements } = credits;
  return (
    <Records
      title={t('title')}
      none={t('none')}
      aside={
        <span className="text-s soft num">
          {t.rich('sum', { n: purchased + bonus, purchased, bonus, b: (inner) => <b>{inner}</b> })}
          {frozen && <b className="late"> {t('frozen')}</b>}
        </span>
      }
      rows={movements}
      keyOf={({ id }) => id}
      columns={[
        { head: t('at'), place: 'm3', cell: ({ at }) => <span className="soft">{when(at)}</span> },
        { head: t('kind'), place: 'm1', cell: ({ kind }) => t(`kinds.${kind}`) },
        {
          head: t('change'),
          place: 'm2',
          right: true,
          cell: ({ credits: change }) => (
            <span className={change > 0 ? 'good' : undefined}>{number(change, { signDisplay: 'exceptZero' })}</span>
          ),
        },
        { head: t('balance'), place: 'm4', right: true, cell: ({ balance }) => <span className="soft">{number(balance)}</span> },
      ]}
    />
  );
}
