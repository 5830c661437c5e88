import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { dayIn, isDay, startOfDay } from '#platform/contract/time.ts';
import { languageNames } from '#platform/contract/languages.ts';
import { Button, Checkbox, Field, SelectInput, TextArea, TextInput } from '#platform/web/ui/index.ts';
import { useAct, useOffice } from '#features/office/web/index.ts';
import { putLegal } from '../contract/calls.ts';
import type { LegalLanguage } from '../contract/endpoints.ts';
import { maxSummary, usualDays } from '../contract/rules.ts';
import { legalKey } from './queries.ts';

interface Said {
  readonly summary: string;
  /** A day of the site; empty: at once. */
  readonly begins: string;
  readonly asks: boolean;
}

const saidOf = (one: LegalLanguage | undefined, timeZone: string): Said => ({
  summary: one?.announcement?.summary ?? '',
  begins: one?.announcement?.begins_at ? dayIn(timeZone, new Date(one.announcement.begins_at)) : '',
  asks: one?.announcement?.asks ?? true,
});

interface Props {
  readonly languages: readonly LegalLanguage[];
  /** Of the site. */
  readonly timeZone: string;
}

/** What is said with the next version of the terms. */
export function AnnouncementForm({ languages, timeZone }: Props) {
  const t = useTranslations('office-legal');
  const queries = useQueryClient();
  const { about } = useOffice();
  const [language, setLanguage] = useState(languages[0]?.language ?? 'de');
  const chosen = languages.find((one) => one.language === language);
  const [said, setSaid] = useState(saidOf(chosen, timeZone));
  const save = useAct(
    (api, { summary, begins, asks }: Said) => {
      // What is no day, such as one of the year 12026, is left to the server, which refuses it.
      const begun = isDay(begins) ? startOfDay(timeZone, begins).toISOString() : begins;
      const begins_at = begun === '' ? null : begun;
      return api(putLegal, { query: about, body: { key: 'terms', language, summary, begins_at, asks } });
    },
    () => {
      void queries.invalidateQueries({ queryKey: legalKey });
      return t('saved');
    },
    'office-legal',
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(said);
  };
  return (
    <form method="post" noValidate className="inv" onSubmit={submit} aria-labelledby="legal-announce">
      <h3 id="legal-announce" className="font-semibold">
        {t('announce')}
      </h3>
      <p className="soft text-pretty">{t('announceLead')}</p>
      <div className="two-f">
        <Field label={t('language')} help={t('willMail', { n: chosen?.members ?? 0 })}>
          <SelectInput
            value={language}
            onChange={(event) => {
              const next = languages.find((one) => one.language === event.target.value);
              if (next === undefined) return;
              setLanguage(next.language);
              setSaid(saidOf(next, timeZone));
            }}
          >
            {languages.map((one) => (
              <option key={one.language} value={one.language}>
                {languageNames[one.language]}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Field label={t('begins')} help={t('beginsHelp', { n: usualDays })}>
          <TextInput type="date" value={said.begins} onChange={(event) => setSaid({ ...said, begins: event.target.value })} />
        </Field>
      </div>
      <Field label={t('summary')} help={t('summaryHelp')}>
        <TextArea maxLength={maxSummary} value={said.summary} onChange={(event) => setSaid({ ...said, summary: event.target.value })} />
      </Field>
      <Checkbox
        label={t('asks')}
        help={t('asksHelp')}
        checked={said.asks}
        onChange={(event) => setSaid({ ...said, asks: event.target.checked })}
      />
      <div className="row">
        <Button type="submit" kind="primary" size="small" loading={save.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
