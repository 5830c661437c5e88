import { useTranslations } from 'use-intl';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { useCompanyInfo, useSettings } from '#features/site/web/index.ts';

/** The legal notice, from the operator's company data. */
export function Component() {
  const t = useTranslations('app.imprint');
  const company = useCompanyInfo();
  const settings = useSettings();
  const rows: [string, string][] = [
    [t('provider'), `${company.name}, ${company.address}, ${company.city}, ${company.country}`],
    [t('brands'), company.tradenames.join(', ')],
    [t('register'), company.kvk],
    [t('vat'), company.vat_numbers.join(', ')],
  ];
  return (
    <article className="wrap grid max-w-[760px] gap-6 py-8 md:py-12">
      <PageTitle text={t('title')} />
      <h1 className="h48">{t('title')}</h1>
      <dl className="grid gap-4">
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt className="t15 soft">{term}</dt>
            <dd className="t18">{value}</dd>
          </div>
        ))}
        <div>
          <dt className="t15 soft">{t('contact')}</dt>
          <dd className="t18 grid justify-items-start">
            <a className="link" href={`mailto:${settings.support_email}`}>
              {settings.support_email}
            </a>
            <a className="link" href={`tel:${settings.support_phone}`}>
              {settings.support_phone}
            </a>
          </dd>
        </div>
      </dl>
    </article>
  );
}
