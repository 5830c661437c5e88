import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { Icon } from '#platform/web/ui/index.ts';
import type { getLooks } from '../contract/endpoints.ts';
import { looksQuery } from './queries.ts';

type Look = ReplyOf<typeof getLooks>['looks'][number];

/** How often staff read lines of the member's conversations, when and why: never who. */
export function LooksSection() {
  const t = useTranslations('decisions.looks');
  const { data: looks, isError } = useQuery(looksQuery(useApi()));
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
      {looks !== undefined && (
        <>
          <p className="mt-1 max-w-[60ch] text-pretty">{t.rich('lead', { n: looks.length, b: (inner) => <b>{inner}</b> })}</p>
          <ul className="mt-4">
            {looks.map((look) => (
              <Row key={`${look.number} ${look.at}`} look={look} />
            ))}
          </ul>
          {looks.length > 0 && <p className="mt-4 max-w-[60ch] text-s soft text-pretty">{t('foot')}</p>}
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
        <p className="num">{t('lines', { n: lines })}</p>
        <p className="text-m soft">{t('reason', { reason: reasons(reason) })}</p>
      </div>
    </li>
  );
}
