import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { uploadTransport } from '#platform/web/data/upload-transport.ts';
import { Button, Dialog, Field, RadioGroup, TextInput } from '#platform/web/ui/index.ts';
import { useAct, useOffice } from '#features/office/web/index.ts';
import { type TeaserKind, teaserKinds } from '#features/teasers/contract/teaser-kinds.ts';
import { addTeaser } from '../../contract/calls.ts';
import { contentKey } from '../queries.ts';

interface Props {
  readonly onClose: () => void;
  readonly onAdded: (id: number) => void;
}

const empty = { advertiser: '', url: '', title: '', text: '' };
const isHttps = (url: string): boolean => /^https:\/\/[^\s/]+/.test(url.trim());

/** A new teaser with its picture. What was typed stays after a refusal. */
export function NewTeaserDialog({ onClose, onAdded }: Props) {
  const t = useTranslations('office-content.teaser');
  const cancel = useTranslations('office-content.create')('cancel');
  const queries = useQueryClient();
  const id = useId();
  const { about } = useOffice();
  const [kind, setKind] = useState<TeaserKind>('live_cam');
  const [typed, setTyped] = useState(empty);
  const [picture, setPicture] = useState<File | null>(null);
  const [tried, setTried] = useState(false);
  const add = useAct(
    (api) =>
      api.withTransport(uploadTransport(picture ?? new Blob(), () => undefined))(addTeaser, { query: about, body: { kind, ...typed } }),
    (reply) => {
      void queries.invalidateQueries({ queryKey: contentKey(about) });
      onAdded(reply.id);
      return t('added');
    },
    'office-content',
  );
  const isComplete = Object.values(typed).every((one) => one.trim() !== '') && isHttps(typed.url);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isComplete && !add.isPending) add.mutate(undefined);
  };
  const field = (name: keyof typeof empty) => ({
    value: typed[name],
    onChange: (event: { readonly target: { readonly value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  const missing = (name: keyof typeof empty) => tried && typed[name].trim() === '' && t('missing');
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={cancel} guarded>
      <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
        <p className="soft">{t('lead')}</p>
        <RadioGroup
          legend={t('kind')}
          name="kind"
          value={kind}
          options={teaserKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={setKind}
        />
        <Field label={t('advertiser')} help={t('advertiserHelp')} error={missing('advertiser')}>
          <TextInput autoComplete="off" maxLength={60} {...field('advertiser')} />
        </Field>
        <Field label={t('url')} help={t('urlHelp')} error={missing('url') || (tried && !isHttps(typed.url) && t('urlInvalid'))}>
          <TextInput type="url" autoComplete="off" maxLength={2000} {...field('url')} />
        </Field>
        <Field label={t('heading')} error={missing('title')}>
          <TextInput autoComplete="off" maxLength={60} {...field('title')} />
        </Field>
        <Field label={t('text')} error={missing('text')}>
          <TextInput autoComplete="off" maxLength={120} {...field('text')} />
        </Field>
        <div className="field">
          <label className="label" htmlFor={id}>
            {t('picture')}
          </label>
          <input
            id={id}
            type="file"
            className="input"
            accept="image/jpeg,image/png,image/webp"
            aria-describedby={`${id}-help`}
            onChange={(event) => setPicture(event.target.files?.[0] ?? null)}
          />
          <p className="help" id={`${id}-help`}>
            {t('pictureHelp')}
          </p>
        </div>
        <div className="row">
          <Button type="submit" kind="primary" loading={add.isPending}>
            {t('add')}
          </Button>
          <Button onClick={onClose}>{cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
