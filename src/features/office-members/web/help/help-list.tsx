import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Icon, type IconProps } from '#platform/web/ui/index.ts';
import { useOffice, useWhen } from '#features/office/web/index.ts';
import { resendMemberActivation, restoreMember, startMemberExport, unlockMember } from '../../contract/calls.ts';
import type { MemberView } from '../../contract/schemas.ts';
import { useMemberAct } from '../use-member-act.ts';
import { DeleteDialog } from './delete-dialog.tsx';

/** What can be done for a member with one press each; what is not possible now says why. */
export function HelpList({ member }: { readonly member: MemberView }) {
  const t = useTranslations('office-members.help');
  const when = useWhen();
  const { about, may } = useOffice();
  const { id, name, state, locked_until, restorable_until, data_export } = member;
  const [deletes, setDeletes] = useState(false);
  const send = useMemberAct(
    id,
    (api) => api(resendMemberActivation, { query: about, body: { id } }),
    () => t('resendDone'),
  );
  const unlock = useMemberAct(
    id,
    (api) => api(unlockMember, { query: about, body: { id } }),
    () => t('unlockDone'),
  );
  const restore = useMemberAct(
    id,
    (api) => api(restoreMember, { query: about, body: { id } }),
    () => t('restoreDone', { name }),
  );
  const pack = useMemberAct(
    id,
    (api) => api(startMemberExport, { query: about, body: { id } }),
    () => t('exportDone'),
  );
  const helps = may('members.help');
  return (
    <section aria-labelledby="help">
      <h2 id="help" className="title-h22">
        {t('title')}
      </h2>
      <ul className="lines">
        <Line icon="envelope-simple" title={t('resend')} state={state === 'not_confirmed' ? t('waits') : t('confirmed')}>
          <Do act={send} text={t('resendDo')} of={t('resend')} can={helps && state === 'not_confirmed'} />
        </Line>
        <Line
          icon="lock-simple"
          title={t('unlock')}
          state={locked_until === null ? t('notLocked') : t('locked', { when: when(locked_until) })}
        >
          <Do act={unlock} text={t('unlockDo')} of={t('unlock')} can={helps && locked_until !== null} />
        </Line>
        <Line
          icon="arrow-counter-clockwise"
          title={t('restore')}
          state={state !== 'deleted' ? t('notDeleted') : restorable_until === null ? t('tooLate') : when(restorable_until)}
        >
          <Do act={restore} text={t('restoreDo')} of={t('restore')} can={helps && restorable_until !== null} />
        </Line>
        <Line
          icon="download-simple"
          title={t('export')}
          state={data_export === null ? t('exportLead') : t('exportAt', { when: when(data_export.requested_at) })}
        >
          <Do act={pack} text={t('exportDo')} of={t('export')} can={helps && state !== 'deleted'} />
        </Line>
        <Line icon="trash" title={t('delete')} state={may('members.delete') ? t('deleteLead') : t('noRight')}>
          <Button
            className="tiny"
            aria-label={`${t('deleteDo')}: ${t('delete')}`}
            disabled={!may('members.delete') || state === 'deleted'}
            onClick={() => setDeletes(true)}
          >
            {t('deleteDo')}
          </Button>
        </Line>
      </ul>
      <p className="note text-s">{t.rich('noLogin', { b: (inner) => <b>{inner}</b> })}</p>
      {deletes && <DeleteDialog member={member} onClose={() => setDeletes(false)} />}
    </section>
  );
}

interface LineProps {
  readonly icon: IconProps['name'];
  readonly title: string;
  readonly state: string;
  readonly children: ReactNode;
}

function Line({ icon, title, state, children }: LineProps) {
  return (
    <li>
      <Icon name={icon} />
      <div>
        {title}
        <br />
        <span className="text-s soft">{state}</span>
      </div>
      {children}
    </li>
  );
}

interface DoProps {
  readonly act: { readonly isPending: boolean; readonly mutate: (input: undefined) => void };
  readonly text: string;
  /** What it does, for screen readers, which hear `text` before it. */
  readonly of: string;
  readonly can: boolean;
}

function Do({ act, text, of, can }: DoProps) {
  return (
    <Button className="tiny" aria-label={`${text}: ${of}`} disabled={!can} loading={act.isPending} onClick={() => act.mutate(undefined)}>
      {text}
    </Button>
  );
}
