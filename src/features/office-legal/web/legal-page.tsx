import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { Loaded, PageHead, useAsks, useOffice } from '#features/office/web/index.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { legalQuery } from './queries.ts';
import { Versions } from './versions.tsx';

/** /admin/legal: which versions apply in each language, who has agreed, and what is said with the next one. */
export function Component() {
  const t = useTranslations('office-legal');
  const api = useApi();
  const asks = useAsks();
  const { about } = useOffice();
  const query = useQuery(legalQuery({ api, asks }, about));
  return (
    <>
      <PageHead title={t('name')} lead={t('lead')} />
      <Loaded query={query} what={t('what')}>
        {({ texts, time_zone }) =>
          texts.map((text) => (
            <section key={text.key} className="books-part" aria-labelledby={`legal-${text.key}`}>
              <h2 id={`legal-${text.key}`} className="title-h22">
                {t(`keys.${text.key}`)}
              </h2>
              <Versions text={text} timeZone={time_zone} />
              {text.key === 'terms' && <AnnouncementForm languages={text.languages} timeZone={time_zone} />}
            </section>
          ))
        }
      </Loaded>
    </>
  );
}
