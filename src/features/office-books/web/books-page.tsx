import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { Button } from '#platform/web/ui/index.ts';
import { KeyHint, Loaded, OfficeIcon, PageHead, useAct, useAsks, useKey, useOffice } from '#features/office/web/index.ts';
import { checkBooks } from '../contract/calls.ts';
import { Bank } from './bank/bank.tsx';
import { Equations } from './equations.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { Figures } from './figures.tsx';
import { Findings } from './findings/findings.tsx';
import { Owed } from './owed/owed.tsx';
import { Payouts } from './payouts.tsx';
import { type Books, type BooksCheck, booksQuery } from './queries.ts';
import { useBooksChanged } from './use-books-changed.ts';

/** Do the books add up, what differs, and the files for accountants and the bank. */
export function Component() {
  const t = useTranslations('office-books.page');
  const api = useApi();
  const asks = useAsks();
  const { about, may } = useOffice();
  const query = useQuery(booksQuery({ api, asks }, about));
  return (
    <>
      <Head books={query.data} />
      <Loaded query={query} what={t('what')}>
        {(books) => (
          <>
            {books.check !== null && <Equations check={books.check} sums={books.figures?.sums ?? []} />}
            {books.figures !== null && <Figures figures={books.figures} />}
            <Owed />
            <Findings books={books} />
            <div className="books-two">
              <Payouts books={books} />
              {books.bank !== null && may('books.export') && <Bank files={books.bank.files} />}
            </div>
          </>
        )}
      </Loaded>
    </>
  );
}

function Head({ books }: { readonly books: Books | undefined }) {
  const t = useTranslations('office-books.page');
  const { about, may } = useOffice();
  const changed = useBooksChanged();
  const [exports, setExports] = useState(false);
  const title = useTitle(books);
  const lead = useLead(books);
  const run = useAct(
    (api) => api(checkBooks, { query: about, body: {} }),
    () => {
      changed();
      return t('checked');
    },
    'office-books',
  );
  const check = () => {
    if (!run.isPending) run.mutate(undefined);
  };
  useKey('check', may('books.export') ? check : null);
  return (
    <PageHead title={title} name={t('name')} lead={lead}>
      {may('books.export') && (
        <>
          <Button size="small" loading={run.isPending} onClick={check}>
            <OfficeIcon name="seal-check" />
            {t('check')}
            <KeyHint act="check" />
          </Button>
          <Button kind="primary" size="small" icon="download-simple" disabled={books === undefined} onClick={() => setExports(true)}>
            {t('export')}
          </Button>
        </>
      )}
      {exports && books !== undefined && <ExportDialog companies={books.companies} onClose={() => setExports(false)} />}
    </PageHead>
  );
}

const wrongOf = ({ equations }: BooksCheck): number => equations.filter(({ deviations }) => deviations.length > 0).length;

function useTitle(books: Books | undefined): string {
  const t = useTranslations('office-books.page');
  if (books === undefined) return t('name');
  if (books.check === null) return t('unchecked');
  const wrong = wrongOf(books.check);
  return wrong === 0 ? t('right') : t('wrong', { n: wrong });
}

function useLead(books: Books | undefined): string | undefined {
  const t = useTranslations('office-books.page');
  const dateText = useDateFormat();
  if (books === undefined) return undefined;
  if (books.check === null) return t('uncheckedLead');
  const at = new Date(books.check.at);
  return t('checkedAt', {
    day: dateText(at, { dateStyle: 'long' }),
    time: dateText(at, { timeStyle: 'medium' }),
    seconds: Math.max(0.1, Math.round(books.check.milliseconds / 100) / 10),
  });
}
