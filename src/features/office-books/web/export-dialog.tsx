import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Dialog, Field, SelectInput, TextInput } from '#platform/web/ui/index.ts';
import { fileTransport, saveFile, useAct, useOffice } from '#features/office/web/index.ts';
import { exportBooks, exportBooksWith } from '../contract/calls.ts';
import { type ExportKind, exportKinds } from '../contract/rules.ts';
import { lastDaysOf, quartersBefore } from './export-days.ts';
import type { Books } from './queries.ts';

interface Props {
  readonly companies: Books['companies'];
  readonly onClose: () => void;
}

const isOfQuarter = (kind: ExportKind): boolean => kind.startsWith('oss');

/** A file for the accountant: which one, of which days. */
export function ExportDialog({ companies, onClose }: Props) {
  const t = useTranslations('office-books.export');
  const common = useTranslations('common.action');
  const { about } = useOffice();
  const [company, setCompany] = useState(companies[0]);
  const today = company?.today ?? '';
  const [kind, setKind] = useState<ExportKind>('journal');
  const [days, setDays] = useState(() => lastDaysOf(today));
  const quarters = quartersBefore(today, 8);
  const [quarter, setQuarter] = useState(quarters[0]);
  const [currency, setCurrency] = useState('');
  const [datev, setDatev] = useState({ consultant: '', client: '', fiscal_year: '' });
  const [rates, setRates] = useState<File | null>(null);
  const [accounts, setAccounts] = useState<File | null>(null);
  const change = (part: Partial<typeof datev>) => setDatev((before) => ({ ...before, ...part }));
  const period = isOfQuarter(kind) && quarter !== undefined ? quarter : days;
  const save = useAct(
    async (api) => {
      const query = {
        ...about,
        kind,
        from: period.from,
        to: period.to,
        ...(company !== undefined && { company: company.id }),
        ...(!isOfQuarter(kind) && currency !== '' && { currency }),
        ...(kind === 'datev' && filled(datev)),
      };
      const files = { ...(rates !== null && { rates: await rates.text() }), ...(accounts !== null && { accounts: await accounts.text() }) };
      const send = api.withTransport(fileTransport);
      return Object.keys(files).length === 0 ? send(exportBooks, { query }) : send(exportBooksWith, { query, body: files });
    },
    (file) => {
      if (file instanceof Blob) saveFile(file, `${kind}-${period.from}-${period.to}.csv`);
      onClose();
      return t('saved');
    },
    'office-books',
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(undefined);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={common('close')}
      footer={
        <>
          <Button size="small" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button kind="primary" size="small" type="submit" form="books-export" icon="download-simple" loading={save.isPending}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <form id="books-export" method="post" noValidate className="grid gap-4" onSubmit={submit}>
        <p className="soft">{t('lead')}</p>
        <Field label={t('kind')}>
          <SelectInput value={kind} onChange={(event) => setKind(exportKinds.find((one) => one === event.target.value) ?? kind)}>
            {exportKinds.map((one) => (
              <option key={one} value={one}>
                {t(`kinds.${one}`)}
              </option>
            ))}
          </SelectInput>
        </Field>
        {companies.length > 1 && (
          <Field label={t('company')}>
            <SelectInput
              value={company?.id}
              onChange={(event) => setCompany(companies.find(({ id }) => id === Number(event.target.value)) ?? company)}
            >
              {companies.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectInput>
          </Field>
        )}
        {isOfQuarter(kind) ? (
          <Field label={t('quarter')}>
            <SelectInput
              value={quarter?.from}
              onChange={(event) => setQuarter(quarters.find(({ from }) => from === event.target.value) ?? quarter)}
            >
              {quarters.map(({ from, year, number }) => (
                <option key={from} value={from}>
                  {t('quarterNamed', { quarter: String(number), year: String(year) })}
                </option>
              ))}
            </SelectInput>
          </Field>
        ) : (
          <div className="books-pair">
            <Field label={t('from')}>
              <TextInput type="date" value={days.from} onChange={(event) => setDays({ ...days, from: event.target.value })} />
            </Field>
            <Field label={t('to')}>
              <TextInput type="date" value={days.to} onChange={(event) => setDays({ ...days, to: event.target.value })} />
            </Field>
          </div>
        )}
        {!isOfQuarter(kind) && (
          <Field label={t('currency')}>
            <TextInput
              value={currency}
              maxLength={3}
              placeholder={kind === 'datev' ? 'EUR' : t('allCurrencies')}
              onChange={(event) => setCurrency(event.target.value.toUpperCase())}
            />
          </Field>
        )}
        {kind === 'datev' && (
          <fieldset className="grid gap-4">
            <legend className="label">{t('more')}</legend>
            <div className="books-pair">
              <Field label={t('consultant')}>
                <TextInput inputMode="numeric" value={datev.consultant} onChange={(event) => change({ consultant: event.target.value })} />
              </Field>
              <Field label={t('client')}>
                <TextInput inputMode="numeric" value={datev.client} onChange={(event) => change({ client: event.target.value })} />
              </Field>
            </div>
            <Field label={t('fiscalYear')}>
              <TextInput type="date" value={datev.fiscal_year} onChange={(event) => change({ fiscal_year: event.target.value })} />
            </Field>
            <Field label={t('accounts')}>
              <TextInput type="file" accept=".json" onChange={(event) => setAccounts(event.target.files?.[0] ?? null)} />
            </Field>
          </fieldset>
        )}
        {kind !== 'journal' && (
          <Field label={t('rates')} help={t('ratesHelp')}>
            <TextInput type="file" accept=".csv" onChange={(event) => setRates(event.target.files?.[0] ?? null)} />
          </Field>
        )}
      </form>
    </Dialog>
  );
}

/** Only the fields with a value. */
const filled = <Fields extends Readonly<Record<string, string>>>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<Fields>;
