import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Loaded, useAsks, useOffice } from '#features/office/web/index.ts';
import { mailDnsQuery } from './queries.ts';

/** Whether receivers find that mails of this domain are ours. Loaded apart, because DNS may be slow. */
export function MailDnsCard() {
  const t = useTranslations('office-jobs.mail');
  const api = useApi();
  const asks = useAsks();
  const { about } = useOffice();
  const query = useQuery(mailDnsQuery({ api, asks }, about));
  return (
    <section className="box books-card" aria-labelledby="mail-dns">
      <h2 id="mail-dns" className="title-h22">
        {t('title')}
      </h2>
      <Loaded query={query} what={t('title')}>
        {({ domain, spf, dmarc }) => (
          <>
            <p className="text-s soft">{t('lead', { domain })}</p>
            <dl className="tally">
              {Object.entries({ SPF: spf, DMARC: dmarc }).map(([name, { state, text }]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd className="wrap-anywhere">
                    <span className={state === 'found' ? 'good' : state === 'unknown' ? 'soft' : 'late'}>{t(state)}</span>
                    {text !== null && <span className="mono text-s soft"> {text}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </Loaded>
    </section>
  );
}
