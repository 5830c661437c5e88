import './teasers.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { teasersQuery } from './queries.ts';
import { TeaserCard } from './teaser-card.tsx';

/** A separate section for advertisements; renders nothing without any. Dependencies the `teasers` texts. */
export function Teasers() {
  const t = useTranslations('teasers');
  const { data = [] } = useQuery({ ...teasersQuery(useApi(), useLanguage()), placeholderData: keepPreviousData });
  if (data.length === 0) return null;
  return (
    <section className="teasers" aria-labelledby="teasers">
      <h2 className="title-s" id="teasers">
        {t('title')}
      </h2>
      <p className="soft text-m">{t('apart')}</p>
      <ul>
        {data.map((teaser) => (
          <li key={teaser.id}>
            <TeaserCard teaser={teaser} />
          </li>
        ))}
      </ul>
    </section>
  );
}
