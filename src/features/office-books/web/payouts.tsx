import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { Button, Field, TextInput } from '#platform/web/ui/index.ts';
import { useAct, useOffice } from '#features/office/web/index.ts';
import { comparePayouts } from '../contract/calls.ts';
import type { Books, PayoutsRead } from './queries.ts';
import { useBooksChanged } from './use-books-changed.ts';

/** How far each provider's reports were read, and a day to read now. */
export function Payouts({ books: { payouts } }: { readonly books: Books }) {
  const t = useTranslations('office-books.payouts');
  const { may } = useOffice();
  const dayText = useDayText();
  return (
    <section className="box books-card" aria-labelledby="payouts">
      <h2 id="payouts" className="title-h22">
        {t('title')}
      </h2>
      <p className="soft">{payouts.length === 0 ? t('nothing') : t('lead')}</p>
      <dl className="tally">
        {payouts.map(({ provider, last_day: last, unbooked }) => (
          <div key={provider}>
            <dt>{provider}</dt>
            <dd>
              {last === null ? t('never') : t('until', { day: dayText(last) })}
              {unbooked > 0 && <span className="late"> {t('unbooked', { n: unbooked })}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {may('books.export') && <CompareForm />}
    </section>
  );
}

function CompareForm() {
  const t = useTranslations('office-books.payouts');
  const { about } = useOffice();
  const changed = useBooksChanged();
  const dayText = useDayText();
  const [day, setDay] = useState('');
  const [read, setRead] = useState<PayoutsRead | null>(null);
  const compare = useAct(
    (api) => api(comparePayouts, { query: about, body: day === '' ? {} : { day } }),
    (reply) => {
      setRead(reply);
      changed();
      return t('compared');
    },
    'office-books',
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!compare.isPending) compare.mutate(undefined);
  };
  return (
    <form method="post" noValidate className="books-form" onSubmit={submit}>
      <Field label={t('day')}>
        <TextInput type="date" value={day} onChange={(event) => setDay(event.target.value)} />
      </Field>
      <Button size="small" type="submit" loading={compare.isPending}>
        {t('compare')}
      </Button>
      {read !== null && (
        <ul className="text-s soft" role="status">
          {read.providers.length === 0 && <li>{t('none')}</li>}
          {read.providers.map(({ name, items }) => (
            <li key={name}>
              {items === null ? t('unreachable', { provider: name }) : t('items', { provider: name, n: items, day: dayText(read.day) })}
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

/** A day without a time is the same everywhere. */
function useDayText(): (day: string) => string {
  const dateText = useDateFormat();
  return (day) => dateText(new Date(`${day}T12:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
}
