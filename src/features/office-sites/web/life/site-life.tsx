import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { Button, Dialog, Field, TextInput } from '#platform/web/ui/index.ts';
import { meKey, useAct, useAsks, useOffice } from '#features/office/web/index.ts';
import { addSite, closeSite, getConsequences } from '../../contract/calls.ts';
import { consequencesKeyOf } from '../queries.ts';
import { useEditedSite } from '../site-context.ts';

/** A new site from this one, and the end of this one. */
export function SiteLife() {
  const t = useTranslations('office-sites.life');
  const dateText = useDateFormat();
  const { me, may } = useOffice();
  const { reply } = useEditedSite();
  const [open, setOpen] = useState<'new' | 'close' | null>(null);
  const everywhere = me.roles.some(({ role, site }) => site === null && (role === 'owner' || role === 'manager'));
  const { closes_at, main } = reply.site;
  return (
    <section className="switches" aria-labelledby="life">
      <h2 id="life" className="title-h22">
        {t('title')}
      </h2>
      {everywhere && (
        <div className="row">
          <p className="text-s soft flex-1">{t('newLead')}</p>
          <Button className="tiny" onClick={() => setOpen('new')}>
            {t('new')}
          </Button>
        </div>
      )}
      {may('sites.delete') && (
        <div className="row mt-3">
          <p className="text-s soft flex-1">
            {main
              ? t('main')
              : closes_at === null
                ? t('closeLead')
                : t('closes', { date: dateText(new Date(closes_at), { dateStyle: 'long' }) })}
          </p>
          {!main && closes_at === null && (
            <Button className="tiny" onClick={() => setOpen('close')}>
              {t('close')}
            </Button>
          )}
        </div>
      )}
      {open === 'new' && <NewDialog onClose={() => setOpen(null)} />}
      {open === 'close' && <CloseDialog onClose={() => setOpen(null)} />}
    </section>
  );
}

function NewDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('office-sites.life');
  const common = useTranslations('common.action');
  const queries = useQueryClient();
  const { reply, about } = useEditedSite();
  const [name, setName] = useState('');
  const [host, setHost] = useState('');
  const add = useAct(
    (api) => api(addSite, { query: about, body: { from: reply.site.id, host, name } }),
    () => {
      void queries.invalidateQueries({ queryKey: meKey });
      onClose();
      return t('opened', { name, host });
    },
    'office-sites',
  );
  const missing = name.trim() === '' || host.trim() === '';
  return (
    <Dialog
      open
      guarded
      onClose={onClose}
      title={t('new')}
      closeLabel={common('close')}
      footer={
        <Button kind="primary" disabled={missing} loading={add.isPending} onClick={() => add.mutate(undefined)}>
          {t('openIt')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="soft">{t('newWords', { name: reply.site.name })}</p>
        <Field label={t('name')}>
          <TextInput data-autofocus="" value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label={t('host')} help={missing ? t('missing') : undefined}>
          <TextInput autoCapitalize="off" spellCheck={false} value={host} onChange={(event) => setHost(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}

function CloseDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('office-sites.life');
  const common = useTranslations('common.action');
  const api = useApi();
  const asks = useAsks();
  const { reply, about } = useEditedSite();
  const [name, setName] = useState('');
  const counts = useQuery({
    queryKey: consequencesKeyOf(about.site),
    queryFn: () => asks.within(() => api(getConsequences, { query: about })),
  });
  const close = useAct(
    (made) => made(closeSite, { query: about, body: { site: reply.site.id, name } }),
    () => {
      onClose();
      return t('asked');
    },
    'office-sites',
  );
  const missing = name.trim() !== reply.site.name;
  return (
    <Dialog
      open
      guarded
      onClose={onClose}
      title={t('closeTitle', { name: reply.site.name })}
      closeLabel={common('close')}
      footer={
        <Button kind="ink" disabled={missing} loading={close.isPending} onClick={() => close.mutate(undefined)}>
          {t('ask')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p>{t('closeWords')}</p>
        {counts.data !== undefined && <p className="num">{t('counts', { n: counts.data.members, m: counts.data.credits })}</p>}
        <Field label={t('typeName', { name: reply.site.name })} help={missing ? t('missingName') : undefined}>
          <TextInput data-autofocus="" autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
