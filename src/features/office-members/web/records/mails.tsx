import { useTranslations } from 'use-intl';
import { useWhen } from '#features/office/web/index.ts';
import type { MemberView } from '../../contract/schemas.ts';
import { Records } from './part.tsx';

const named = [
  'activation',
  'password_reset',
  'new_messages',
  'new_conversation',
  'new_likes',
  'weekly_update',
  'order_confirmation',
  'unread_reminder',
  'staff_message',
  'decision',
] as const;

export function Mails({ member: { refused_mails } }: { readonly member: MemberView }) {
  const t = useTranslations('office-members.mails');
  const when = useWhen();
  return (
    <Records
      title={t('title')}
      none={t('none')}
      rows={refused_mails}
      keyOf={({ kind, at }) => `${kind} ${at}`}
      columns={[
        { head: t('at'), place: 'm3', cell: ({ at }) => <span className="soft">{when(at)}</span> },
        {
          head: t('kind'),
          place: 'm1',
          cell({ kind }) {
            const known = named.find((one) => one === kind);
            return known === undefined ? t('otherKind', { kind }) : t(`kinds.${known}`);
          },
        },
        { head: t('state'), place: 'm2', cell: ({ reason }) => <span className="late">{t(reason)}</span> },
      ]}
    />
  );
}
