import { useTranslations } from 'use-intl';
import { useWhen } from '#features/office/web/index.ts';
import type { OfficePrices } from '../../contract/schemas.ts';

/** What was published, the newest first. */
export function Versions({ versions }: Pick<OfficePrices, 'versions'>) {
  const t = useTranslations('office-prices');
  const when = useWhen();
  if (versions.length === 0) return null;
  return (
    <section className="box pad" aria-labelledby="versions">
      <h2 id="versions" className="title-h22">
        {t('history')}
      </h2>
      <ol className="version-list">
        {versions.map(({ version, from, published_at, by }) => (
          <li key={version}>
            <b>{t('version', { n: version })}</b>
            <span>{t('validFrom', { when: when(from) })}</span>
            <span className="soft text-s">{t('publishedBy', { name: by, when: when(published_at) })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
