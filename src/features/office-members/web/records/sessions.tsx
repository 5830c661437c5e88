import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button, Dialog } from '#platform/web/ui/index.ts';
import { deviceOf, displayName, useOffice, useWhen } from '#features/office/web/index.ts';
import { endMemberSessions } from '../../contract/calls.ts';
import type { MemberView } from '../../contract/schemas.ts';
import { useMemberAct } from '../use-member-act.ts';
import { Part } from './part.tsx';

export function Sessions({ member: { id, name, sessions } }: { readonly member: MemberView }) {
  const t = useTranslations('office-members.sessions');
  const common = useTranslations('common.action');
  const locale = useLocale();
  const when = useWhen();
  const { about, may } = useOffice();
  const [sure, setSure] = useState(false);
  const end = useMemberAct(
    id,
    (api, session: number | null) => api(endMemberSessions, { query: about, body: { id, ...(session !== null && { session }) } }),
    ({ ended }) => {
      setSure(false);
      return t('ended', { n: ended });
    },
  );
  const mayEnd = may('members.help');
  return (
    <Part
      title={t('title')}
      aside={
        mayEnd &&
        sessions.length > 0 && (
          <Button kind="plain" className="tiny" onClick={() => setSure(true)}>
            {t('endAll')}
          </Button>
        )
      }
    >
      {sessions.length === 0 && <p className="text-s soft">{t('none')}</p>}
      <ul className="lines">
        {sessions.map(({ id: session, user_agent, country, used_at }) => {
          const device = deviceOf(user_agent) ?? t('device');
          return (
            <li key={session}>
              <div>
                {device}
                <br />
                <span className="text-s soft num">
                  {[country === null ? null : displayName(locale, 'region', country), when(used_at)].filter(Boolean).join(', ')}
                </span>
              </div>
              {mayEnd && (
                <Button
                  className="tiny"
                  aria-label={t('endOf', { device })}
                  loading={end.isPending && end.variables === session}
                  onClick={() => end.mutate(session)}
                >
                  {t('end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sure && (
        <Dialog
          open
          onClose={() => setSure(false)}
          title={t('sure')}
          closeLabel={common('close')}
          footer={
            <>
              <Button size="small" onClick={() => setSure(false)}>
                {common('cancel')}
              </Button>
              <Button kind="ink" size="small" icon="sign-out" loading={end.isPending} onClick={() => end.mutate(null)}>
                {t('endAll')}
              </Button>
            </>
          }
        >
          <p>{t('sureLead', { name })}</p>
        </Dialog>
      )}
    </Part>
  );
}
