import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { uploadTransport } from '#platform/web/data/upload-transport.ts';
import { Button } from '#platform/web/ui/index.ts';
import { fileTransport, saveFile, useAct, useOffice, useWhen } from '#features/office/web/index.ts';
import { getBankFile, importStatement, makeBankFiles } from '../../contract/calls.ts';
import type { Books, StatementRead } from '../queries.ts';
import { useBooksChanged } from '../use-books-changed.ts';
import { StatementDialog } from './statement-dialog.tsx';

type BankFile = NonNullable<Books['bank']>['files'][number];

/** Files of direct debits for the bank, and its statements. */
export function Bank({ files }: { readonly files: readonly BankFile[] }) {
  const t = useTranslations('office-books.bank');
  const { about } = useOffice();
  const changed = useBooksChanged();
  const make = useAct(
    (api) => api(makeBankFiles, { query: about, body: {} }),
    (reply) => {
      changed();
      return t('makeDone', { n: reply.files.length });
    },
    'office-books',
  );
  return (
    <section className="box books-card" aria-labelledby="bank">
      <h2 id="bank" className="title-h22">
        {t('title')}
      </h2>
      <p className="soft">{t('lead')}</p>
      {files.length === 0 ? <p>{t('nothing')}</p> : <Files files={files} />}
      <div className="row">
        <Button size="small" loading={make.isPending} onClick={() => make.mutate(undefined)}>
          {t('make')}
        </Button>
        <span className="text-s soft">{t('makeHelp')}</span>
      </div>
      <Statement />
    </section>
  );
}

function Files({ files }: { readonly files: readonly BankFile[] }) {
  const t = useTranslations('office-books.bank');
  const { about } = useOffice();
  const when = useWhen();
  const get = useAct(
    (api, { id }: BankFile) => api.withTransport(fileTransport)(getBankFile, { query: { ...about, id } }),
    (file, { name }) => {
      if (file instanceof Blob) saveFile(file, name);
      return t('saved');
    },
    'office-books',
  );
  return (
    <ul className="books-files">
      {files.map((file) => (
        <li key={file.id}>
          <span>
            <b>{t(`kinds.${file.kind}`)}</b> <span className="mono">{file.name}</span>
          </span>
          <span className="soft">{when(file.created_at)}</span>
          {file.kept ? (
            <Button
              className="tiny"
              icon="download-simple"
              loading={get.isPending && get.variables?.id === file.id}
              aria-label={t('getNamed', { name: file.name })}
              onClick={() => get.mutate(file)}
            >
              {t('get')}
            </Button>
          ) : (
            <span className="text-s soft">{t('gone')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Statement() {
  const t = useTranslations('office-books.bank');
  const id = useId();
  const { about } = useOffice();
  const changed = useBooksChanged();
  const [read, setRead] = useState<StatementRead | null>(null);
  const send = useAct(
    (api, file: File) => api.withTransport(uploadTransport(file, () => undefined))(importStatement, { query: about, body: {} }),
    (reply) => {
      setRead(reply);
      changed();
      return null;
    },
    'office-books',
  );
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {t('statement')}
      </label>
      <input
        id={id}
        type="file"
        className="input"
        accept=".xml,text/xml,application/xml"
        aria-describedby={`${id}-help`}
        disabled={send.isPending}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) send.mutate(file);
          // The same file can be chosen again after a failure.
          event.target.value = '';
        }}
      />
      <p className="help" id={`${id}-help`}>
        {t('statementHelp')}
      </p>
      {read !== null && <StatementDialog read={read} onClose={() => setRead(null)} />}
    </div>
  );
}
