import { useQueryClient, useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Role, roles } from '#platform/contract/rights.ts';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, Button, ChoiceChips, EmailInput, Field, TextInput, useToast } from '#platform/web/ui/index.ts';
import { inviteStaff } from '#features/staff/contract/calls.ts';
import type { Person } from '#features/staff/contract/schemas.ts';
import { useAsks, useOffice } from '../kit/office-context.ts';
import { staffKey } from '../kit/queries.ts';

const everywhere = 'all';

/** Nothing is chosen in advance: a role has to be meant. */
export function InviteForm({ onInvited }: { readonly onInvited: (person: Person | null) => void }) {
  const t = useTranslations('office.invite');
  const names = useTranslations('office.roles');
  const api = useApi();
  const asks = useAsks();
  const toast = useToast();
  const queries = useQueryClient();
  const errorText = useErrorText('office');
  const { about, me, site } = useOffice();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role | null>(null);
  const [places, setPlaces] = useState<string[]>(site === null ? [] : [String(site.id)]);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const isEverywhere = me.roles.some((grant) => grant.role === 'owner' && grant.site === null);
  const ownSites = me.sites.filter(({ rights }) => rights.includes('staff.change'));
  const invite = useMutation({
    mutationFn: (grants: { role: Role; site: number | null }[]) =>
      asks.within(() =>
        api(inviteStaff, { query: about, body: { email: email.trim(), ...(name.trim() !== '' && { name: name.trim() }), roles: grants } }),
      ),
    onSuccess({ person, approval }) {
      toast({ text: approval === null ? t('sent', { email: email.trim() }) : t('waits'), icon: 'check-circle' });
      setName('');
      setEmail('');
      setRole(null);
      void queries.invalidateQueries({ queryKey: staffKey });
      onInvited(person);
    },
  });
  const code = invite.error instanceof ApiError ? invite.error.code : null;
  const problem = invite.error && errorText(invite.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (invite.isPending) return;
    const isComplete = role !== null && places.length > 0 && email.trim() !== '';
    setIsIncomplete(!isComplete);
    if (isComplete)
      invite.mutate(places.includes(everywhere) ? [{ role, site: null }] : places.map((place) => ({ role, site: Number(place) })));
  };
  const who = name.trim().split(/\s+/)[0] ?? '';
  return (
    <section className="inv" aria-labelledby="invite">
      <h2 id="invite" className="title-h22">
        {t('title')}
      </h2>
      <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
        {problem && code !== 'invalid_email' && code !== 'name_invalid' && (
          <Alert tone="note" icon="warning-circle" live>
            {problem}
          </Alert>
        )}
        <div className="two-f">
          <Field label={t('name')} aside={t('optional')} error={code === 'name_invalid' && problem}>
            <TextInput name="name" autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
          <Field
            label={t('email')}
            error={(isIncomplete && email.trim() === '' && t('emailMissing')) || (code === 'invalid_email' && problem)}
          >
            <EmailInput name="email" autoComplete="off" required value={email} onChange={(event) => setEmail(event.target.value)} />
          </Field>
        </div>
        <ChoiceChips
          legend={t('role')}
          small
          choices={roles.map((value) => ({ value, label: names(value) }))}
          value={role}
          onChange={setRole}
          help={role === null ? undefined : t(`does.${role}`)}
          error={isIncomplete && role === null && t('roleMissing')}
        />
        {(ownSites.length > 1 || isEverywhere) && (
          <ChoiceChips
            legend={t('sites')}
            small
            multiple
            choices={[
              ...ownSites.map(({ id, host }) => ({ value: String(id), label: host, disabled: places.includes(everywhere) })),
              ...(isEverywhere ? [{ value: everywhere, label: t('everywhere') }] : []),
            ]}
            value={places}
            onChange={setPlaces}
            error={isIncomplete && places.length === 0 && t('siteMissing')}
          />
        )}
        <div className="row">
          <Button kind="primary" size="small" type="submit" icon="paper-plane-right" loading={invite.isPending}>
            {who === '' ? t('submit') : t('submitNamed', { name: who })}
          </Button>
          <span className="text-s soft min-w-[200px] flex-1">{t('note')}</span>
        </div>
      </form>
    </section>
  );
}
