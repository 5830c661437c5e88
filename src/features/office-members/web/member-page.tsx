import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { PageLink } from '#platform/web/ui/index.ts';
import { Loaded, PageHead, useAsks, useOffice, useWhen } from '#features/office/web/index.ts';
import type { MemberView } from '../contract/schemas.ts';
import { EmailForm } from './help/email-form.tsx';
import { HelpList } from './help/help-list.tsx';
import { MessageForm } from './help/message-form.tsx';
import { Cases } from './records/cases.tsx';
import { Credits } from './records/credits.tsx';
import { Mails } from './records/mails.tsx';
import { Orders } from './records/orders.tsx';
import { Photos } from './records/photos.tsx';
import { Sessions } from './records/sessions.tsx';
import { Consents, LooksHere } from './who/consents.tsx';
import { PrivateData } from './who/private-data.tsx';
import { memberQuery } from './queries.ts';

/** One person for those who help: masked data, what happened, and what can be done. */
export function Component() {
  const t = useTranslations('office-members.member');
  const id = Number(useParams()['id']);
  const api = useApi();
  const asks = useAsks();
  const { about, to } = useOffice();
  const query = useQuery(memberQuery({ api, asks }, about, id));
  const member = query.data;
  return (
    <>
      <PageLink className="link text-s" to={to('/admin/members')}>
        {t('back')}
      </PageLink>
      <PageHead
        title={member === undefined ? t('what') : titleOf(member, t)}
        name={member?.name ?? t('what')}
        lead={member && <Lead member={member} />}
      />
      <Loaded query={query} what={t('what')} absent={t('absent')}>
        {(shown) => <Whole key={shown.id} member={shown} />}
      </Loaded>
    </>
  );
}

const titleOf = ({ name, age }: MemberView, t: ReturnType<typeof useTranslations<'office-members.member'>>): string =>
  age === null ? name : t('nameAge', { name, age });

function Lead({ member }: { readonly member: MemberView }) {
  const t = useTranslations('office-members.member');
  const states = useTranslations('office-members.states');
  const when = useWhen();
  const { id, state, until, restorable_until, paid_user, fictional, since, last_active_at } = member;
  return (
    <>
      {t('number', { id: String(id) })} · <b className={state === 'active' ? 'good' : 'late'}>{states(state)}</b>
      {until !== null && ` ${t('until', { when: when(until) })}`}
      {restorable_until !== null && `, ${t('restorable', { when: when(restorable_until) })}`}
      {paid_user && ` · ${t('premium')}`}
      {fictional && ` · ${t('fictional')}`}
      {` · ${t('since', { when: when(since) })} · ${t('lastActive', { when: when(last_active_at) })}`}
    </>
  );
}

function Whole({ member }: { readonly member: MemberView }) {
  return (
    <div className="mem">
      <div className="mem-who">
        <PrivateData member={member} />
        <Consents member={member} />
        <LooksHere member={member} />
      </div>
      <div className="mem-main">
        <Orders member={member} />
        <Credits member={member} />
        <Mails member={member} />
        <Sessions member={member} />
        <Photos member={member} />
        <Cases member={member} />
      </div>
      <div className="mem-help">
        <HelpList member={member} />
        <EmailForm member={member} />
        <MessageForm member={member} />
      </div>
    </div>
  );
}
