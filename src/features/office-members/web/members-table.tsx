import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { PageLink } from '#platform/web/ui/index.ts';
import { useOffice, useWhen } from '#features/office/web/index.ts';
import type { FoundMember } from '../contract/schemas.ts';

export function MembersTable({ members, title }: { readonly members: readonly FoundMember[]; readonly title: string }) {
  const t = useTranslations('office-members.list');
  const names = useTranslations('office-members.member');
  const states = useTranslations('office-members.states');
  const by = useTranslations('office-members.by');
  const dateText = useDateFormat();
  const when = useWhen();
  const { to } = useOffice();
  return (
    <div className="box">
      <table className="t fold">
        <caption className="sr">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('number')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col">{t('email')}</th>
            <th scope="col">{t('since')}</th>
            <th scope="col">{t('active')}</th>
            <th scope="col">{t('by')}</th>
          </tr>
        </thead>
        <tbody>
          {members.map(({ id, name, age, state, email, since, last_active_at, by: found }) => (
            <tr key={id}>
              <th scope="row" className="m1 what">
                <PageLink className="link" to={to(`/admin/members/${id}`)}>
                  {age === null ? name : names('nameAge', { name, age })}
                </PageLink>
              </th>
              <td className="m4 soft">{id}</td>
              <td className={state === 'active' ? 'm2' : 'm2 late'}>{states(state)}</td>
              <td className="m3 soft">{email}</td>
              <td className="mx soft">{dateText(new Date(since), { dateStyle: 'medium' })}</td>
              <td className="mx soft">{when(last_active_at)}</td>
              <td className="mx soft">{by(found)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
