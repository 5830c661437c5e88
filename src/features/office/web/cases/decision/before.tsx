import { useTranslations } from 'use-intl';
import type { Case } from '#features/cases/contract/schemas.ts';

/** What was decided for the same reason in the last ninety days. It proposes nothing. */
export function Before({ before }: Pick<Case, 'before'>) {
  const t = useTranslations('office.cases');
  if (before.length === 0) return null;
  return (
    <section aria-labelledby="before">
      <div className="sec-head">
        <h4 id="before" className="sec">
          {t('before90')}
        </h4>
        <span className="text-s soft">{t('in90')}</span>
      </div>
      <dl className="tally">
        {before.map(({ act, count }) => (
          <div key={act}>
            <dt>{t(`acts.${act}`)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
