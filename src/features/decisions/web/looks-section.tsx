import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { Icon } from '#platform/web/ui/index.ts';
import type { getLooks } from '../contract/endpoints.ts';
import { looksQuery } from './queries.ts';

type Look = ReplyOf<typeof getLooks>['looks'][number];
type DataLook = ReplyOf<typeof getLooks>['data_looks'][number];

/** How often staff read lines of the member's conversations or covered data of the account, when and why: never who. */
export function LooksSection() {
  const t = useTranslations('decisions.looks');
  const { data, isError } = useQuery(looksQuery(useApi()));
  return (
    <section id="looks" aria-labelledby="looks-title" className="settings-section">
      <h2 id="looks-title" tabIndex={-1} className="title-s">
        {t('title')}
      </h2>
      {isError && (
        <p className="mt-2" role="status">
          {t('failed')}
        </p>
      )}
      {data !== undefined && (
        <>
          <p className="mt-1 max-w-[60ch] text-pretty">
            {t.rich('lead', { n: data.looks.filter(({ lines }) => lines > 0).length, b: (inner) => <b>{inner}</b> })}
            {data.data_looks.length > 0 && <> {t.rich('dataLead', { n: data.data_looks.length, b: (inner) => <b>{inner}</b> })}</>}
          </p>
          <ul className="mt-4">
            {data.looks.map((look) => (
              <Row key={`${look.number} ${look.at}`} look={look} />
            ))}
            {data.data_looks.map((look) => (
              <DataRow key={`${look.what.join(' ')} ${look.at}`} look={look} />
            ))}
          </ul>
          {data.looks.length + data.data_looks.length > 0 && <p className="mt-4 max-w-[60ch] text-s soft text-pretty">{t('foot')}</p>}
        </>
      )}
    </section>
  );
}

function Row({ look: { number, at, lines, reason } }: { readonly look: Look }) {
  const t = useTranslations('decisions.looks');
  const reasons = useTranslations('decisions.looks.reasons');
  const dateText = useDateFormat();
  return (
    <li className="settings-row flex gap-4">
      <Icon name="eye" className="mt-0.5 flex-none" />
      <div className="grid gap-0.5">
        <p>
          <b>{t('case', { number })}</b>{' '}
          <span className="soft num">{dateText(new Date(at), { dateStyle: 'long', timeStyle: 'short' })}</span>
        </p>
        {lines > 0 && <p className="num">{t('lines', { n: lines })}</p>}
        <p className="text-m soft">{t('reason', { reason: reasons(reason) })}</p>
      </div>
    </li>
  );
}

function DataRow({ look: { at, what, reason } }: { readonly look: DataLook }) {
  const t = useTranslations('decisions.looks');
  const data = useTranslations('decisions.looks.data');
  const reasons = useTranslations('decisions.looks.dataReasons');
  const dateText = useDateFormat();
  return (
    <li className="settings-row flex gap-4">
      <Icon name="eye" className="mt-0.5 flex-none" />
      <div className="grid gap-0.5">
        <p>
          <b>{t('account')}</b> <span className="soft num">{dateText(new Date(at), { dateStyle: 'long', timeStyle: 'short' })}</span>
        </p>
        <p>{what.map((one) => data(one)).join(', ')}</p>
        <p className="text-m soft">{t('reason', { reason: reasons(reason) })}</p>
      </div>
    </li>
  );
}
