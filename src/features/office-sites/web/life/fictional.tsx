import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Button, Dialog, Field, Icon, TextArea, TextInput } from '#platform/web/ui/index.ts';
import { useAct, useAsks } from '#features/office/web/index.ts';
import { declareFictional, getConsequences } from '../../contract/calls.ts';
import { consequencesKeyOf } from '../queries.ts';
import { useEditedSite } from '../site-context.ts';

const consequences = ['promises', 'labels', 'warning', 'never', 'proof', 'history', 'two'] as const;

/** No setting but a declaration to all members: what it does stands here before anybody prepares it. */
export function Fictional() {
  const t = useTranslations('office-sites.fictional');
  const api = useApi();
  const asks = useAsks();
  const { reply, about } = useEditedSite();
  const [prepares, setPrepares] = useState(false);
  const counts = useQuery({
    queryKey: consequencesKeyOf(about.site),
    queryFn: () => asks.within(() => api(getConsequences, { query: about })),
  });
  const { fictional } = reply.site;
  return (
    <section className="draft" aria-labelledby="fictional">
      <header className="row">
        <h2 id="fictional" className="title-h22">
          {t('title')}
        </h2>
        <span className="text-s soft">{fictional ? t('has', { n: counts.data?.fictional ?? 0 }) : t('hasNone')}</span>
      </header>
      <p className="soft">{t('lead')}</p>
      <ul className="lines">
        {consequences.map((name) => (
          <li key={name}>
            <Icon name={name === 'two' ? 'users' : name === 'history' ? 'eye' : 'warning-circle'} />
            <div>{t(`does.${name}`)}</div>
          </li>
        ))}
      </ul>
      {counts.data !== undefined && <p className="text-s soft num">{t('concerns', { n: counts.data.members })}</p>}
      <div className="row">
        <Button size="small" onClick={() => setPrepares(true)}>
          {t(fictional ? 'prepareEnd' : 'prepare')}
        </Button>
        <span className="text-s soft">{t('nothingYet')}</span>
      </div>
      {prepares && <DeclareDialog declared={!fictional} onClose={() => setPrepares(false)} />}
    </section>
  );
}

function DeclareDialog({ declared, onClose }: { readonly declared: boolean; readonly onClose: () => void }) {
  const t = useTranslations('office-sites.fictional');
  const common = useTranslations('common.action');
  const { reply, about } = useEditedSite();
  const [name, setName] = useState('');
  const [labels, setLabels] = useState({ singular: '', plural: '', warning: '' });
  const ask = useAct(
    (api) => api(declareFictional, { query: about, body: { declared, name, ...(declared && labels) } }),
    () => {
      onClose();
      return t('asked');
    },
    'office-sites',
  );
  const change = (key: keyof typeof labels) => (event: { readonly target: { readonly value: string } }) =>
    setLabels((before) => ({ ...before, [key]: event.target.value }));
  const missing = name.trim() !== reply.site.name || (declared && Object.values(labels).some((label) => label.trim() === ''));
  return (
    <Dialog
      open
      guarded
      onClose={onClose}
      title={t(declared ? 'prepare' : 'prepareEnd')}
      closeLabel={common('close')}
      footer={
        <Button kind="ink" disabled={missing} loading={ask.isPending} onClick={() => ask.mutate(undefined)}>
          {t('ask')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {declared && (
          <>
            <Field label={t('singular')}>
              <TextInput data-autofocus="" value={labels.singular} maxLength={40} onChange={change('singular')} />
            </Field>
            <Field label={t('plural')}>
              <TextInput value={labels.plural} maxLength={60} onChange={change('plural')} />
            </Field>
            <Field label={t('warning')}>
              <TextArea value={labels.warning} maxLength={400} onChange={change('warning')} />
            </Field>
          </>
        )}
        <Field label={t('typeName', { name: reply.site.name })} help={missing ? t('missing') : undefined}>
          <TextInput autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
