import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useCompanyInfo, useSettings } from '#features/site/web/index.ts';
import type { Text } from '../contract/text.ts';

/** Its anchor. */
export const changesId = 'changes';

export function Changes({ changes }: { readonly changes: Text['changes'] }) {
  const t = useTranslations('static-pages');
  const dateText = useDateFormat();
  const { name: company } = useCompanyInfo();
  const { name: site } = useSettings();
  return (
    <section id={changesId} className="text-changes" aria-labelledby={`${changesId}-title`}>
      <h2 className="title-m" id={`${changesId}-title`}>
        {t('changes')}
      </h2>
      <ol>
        {changes.map(({ date, text }) => (
          <li key={date}>
            <time dateTime={date.slice(0, 10)}>{dateText(new Date(date), { dateStyle: 'long' })}</time>
            <p>{text ?? t('operator', { company, site })}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
