import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Grant } from '#platform/contract/rights.ts';
import { Button, Dialog } from '#platform/web/ui/index.ts';
import { changeRoles, endStaff, inviteStaff, resetStaff } from '#features/staff/contract/calls.ts';
import type { Person } from '#features/staff/contract/schemas.ts';
import { Initials } from '../kit/initials.tsx';
import { useOffice } from '../kit/office-context.ts';
import { OfficeIcon } from '../kit/office-icon.tsx';
import { staffKey } from '../kit/queries.ts';
import { useAct } from '../kit/use-act.ts';
import { difference } from './grants.ts';
import { KeyState } from './people-table.tsx';
import { RightsTable } from './rights-table.tsx';
import { RolesTable } from './roles-table.tsx';
import { SessionLines } from './session-lines.tsx';

/** One person: roles on each site, what they allow, sessions, and the end of the access. */
export function PersonPanel({ person }: { readonly person: Person }) {
  const t = useTranslations('office.person');
  const roles = useTranslations('office.roles');
  const queries = useQueryClient();
  const { about, may, me } = useOffice();
  const [draft, setDraft] = useState<readonly Grant[] | null>(null);
  const [dialog, setDialog] = useState<'end' | 'reset' | null>(null);
  const { id, name, email, state } = person;
  const called = name || email;
  const grants = draft ?? person.roles;
  const { given, taken } = difference(person.roles, grants);
  const changed = given.length + taken.length > 0;
  const canChange = may('staff.change') && state !== 'ended';
  const refresh = () => void queries.invalidateQueries({ queryKey: staffKey });
  const done = (text: string) => (reply: { approval: unknown }) => {
    refresh();
    setDialog(null);
    setDraft(null);
    return reply.approval === null ? text : t('waits');
  };
  // Roles on sites of others stay as they are and are not sent.
  const ownsAll = me.roles.some(({ role, site }) => role === 'owner' && site === null);
  const mayGive = ({ site: where }: Grant) =>
    where === null ? ownsAll : me.sites.some((site) => site.id === where && site.rights.includes('staff.change'));
  const change = useAct(
    (api, next: readonly Grant[]) => api(changeRoles, { query: about, body: { id, roles: next.filter(mayGive) } }),
    done(t('changed')),
  );
  const end = useAct((api) => api(endStaff, { query: about, body: { id } }), done(t('ended', { name: called })));
  const reset = useAct((api) => api(resetStaff, { query: about, body: { id } }), done(t('resetDone')));
  const again = useAct(
    (api) => api(inviteStaff, { query: about, body: { email, roles: person.roles } }),
    done(t('invitedAgain', { email })),
  );
  const hosts = new Map(me.sites.map((site) => [site.id, site.host]));
  const words = (list: readonly Grant[]) =>
    list
      .map(({ role, site }) => t('roleAt', { role: roles(role), site: site === null ? t('everywhere') : (hosts.get(site) ?? '–') }))
      .join(', ');
  return (
    <section className="deed" aria-labelledby="person">
      <header>
        <Initials name={name} size={40} ghost={state !== 'active'} />
        <div className="min-w-[160px] flex-1">
          <h2 id="person" className="title-h22 wrap-anywhere">
            {called}
          </h2>
          <p className="text-s soft wrap-anywhere">{name === '' ? null : email}</p>
          <p className="text-s">
            <KeyState person={person} />
          </p>
        </div>
        {canChange && !person.me && (
          <Button kind="plain" className="tiny" onClick={() => setDialog('end')}>
            <OfficeIcon name="user-minus" />
            {t('end')}
          </Button>
        )}
      </header>
      <RolesTable before={person.roles} grants={grants} onChange={canChange && !person.me ? setDraft : null} />
      <RightsTable before={person.roles} grants={grants} />
      {person.me && canChange && <p className="part text-s soft">{t('own')}</p>}
      {changed && (
        <footer>
          <p className="text-s" role="status">
            <b className="late">{t('changes', { n: given.length + taken.length })}</b>{' '}
            {[given.length > 0 && t('gives', { what: words(given) }), taken.length > 0 && t('takes', { what: words(taken) })]
              .filter(Boolean)
              .join(' ')}
          </p>
          <div className="row">
            <Button kind="primary" size="small" loading={change.isPending} onClick={() => change.mutate(grants)}>
              <OfficeIcon name="fingerprint" />
              {t('save')}
            </Button>
            <Button kind="plain" size="small" onClick={() => setDraft(null)}>
              {t('discard')}
            </Button>
          </div>
        </footer>
      )}
      {person.sessions.length > 0 && (
        <div className="part">
          <h3 className="sec">{t('sessions')}</h3>
          <SessionLines sessions={person.sessions} onEnded={refresh} />
        </div>
      )}
      {canChange && !person.me && (
        <div className="part row">
          {state === 'invited' ? (
            <Button className="tiny" icon="envelope-simple" loading={again.isPending} onClick={() => again.mutate(undefined)}>
              {t('inviteAgain')}
            </Button>
          ) : (
            <Button className="tiny" icon="lock-simple" onClick={() => setDialog('reset')}>
              {t('reset')}
            </Button>
          )}
        </div>
      )}
      {dialog !== null && (
        <SureDialog
          kind={dialog}
          name={called}
          busy={end.isPending || reset.isPending}
          onClose={() => setDialog(null)}
          onSure={() => (dialog === 'end' ? end : reset).mutate(undefined)}
        />
      )}
    </section>
  );
}

interface SureProps {
  readonly kind: 'end' | 'reset';
  readonly name: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onSure: () => void;
}

/** What cannot be undone says first what it does. */
function SureDialog({ kind, name, busy, onClose, onSure }: SureProps) {
  const t = useTranslations('office.person');
  const common = useTranslations('common.action');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`${kind}Title`, { name })}
      closeLabel={common('close')}
      footer={
        <>
          <Button size="small" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button kind="ink" size="small" loading={busy} onClick={onSure}>
            <OfficeIcon name="user-minus" />
            {t(`${kind}Sure`)}
          </Button>
        </>
      }
    >
      <p>{t(`${kind}Lead`)}</p>
    </Dialog>
  );
}
