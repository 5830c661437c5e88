import { useTranslations } from 'use-intl';
import { PageLink } from '#platform/web/ui/index.ts';
import { useOffice, useWhen } from '#features/office/web/index.ts';
import type { MemberView } from '../../contract/schemas.ts';
import { Part, Records } from './part.tsx';

/** Cases about the member and those that the member brought, decisions, and notes of others. */
export function Cases({ member: { cases, decisions, notes } }: { readonly member: MemberView }) {
  const t = useTranslations('office-members.cases');
  const office = useTranslations('office.cases');
  const reasons = useTranslations('office.approvals.reasons');
  const when = useWhen();
  const { to } = useOffice();
  const linked = (number: string, isOpen: boolean) =>
    isOpen ? (
      <PageLink className="link" to={to(`/admin/cases/${number}`)}>
        {number}
      </PageLink>
    ) : (
      number
    );
  const opens = new Set(cases.filter(({ open }) => open).map(({ number }) => number));
  return (
    <>
      <Records
        title={t('title')}
        none={t('none')}
        rows={cases}
        keyOf={({ number, side }) => `${number} ${side}`}
        columns={[
          { head: t('number'), place: 'm1', cell: ({ number, open }) => linked(number, open) },
          { head: t('kind'), place: 'm3', cell: ({ kind }) => office(`kinds.${kind}`) },
          { head: t('side'), place: 'mx', cell: ({ side }) => t(side) },
          { head: t('opened'), place: 'm4', cell: ({ opened_at }) => <span className="soft">{when(opened_at)}</span> },
          {
            head: t('state'),
            place: 'm2',
            cell: ({ state }) => <span className={state === 'open' ? 'late' : undefined}>{office(`caseStates.${state}`)}</span>,
          },
        ]}
      />
      <Records
        title={t('decisions')}
        none={t('noDecisions')}
        rows={decisions}
        keyOf={({ number }) => number}
        columns={[
          {
            head: t('decision'),
            place: 'm3',
            cell: ({ number, case: about }) => (
              <>
                {number}
                {about !== null && <> · {linked(about, opens.has(about))}</>}
              </>
            ),
          },
          { head: t('kind'), place: 'm1', cell: ({ act, reason }) => `${office(`acts.${act}`)} (${reasons(reason)})` },
          { head: t('opened'), place: 'm4', cell: ({ at }) => <span className="soft">{when(at)}</span> },
          { head: t('state'), place: 'm2', cell: ({ lifted }) => <span className="soft">{t(lifted ? 'lifted' : 'stands')}</span> },
        ]}
      />
      {notes.length > 0 && (
        <Part title={t('notes')}>
          <ul className="mem-notes">
            {notes.map(({ at, case: number, words }) => (
              <li key={`${number} ${at}`}>
                <span className="text-s soft num">{t('noteOf', { number, when: when(at) })}</span>
                <p className="wrap-anywhere whitespace-pre-wrap">{words}</p>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}
