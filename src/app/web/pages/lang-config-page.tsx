import { useTranslations } from 'use-intl';
import { languageNames, languages } from '#platform/contract/languages.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { ButtonLink, RadioGroup } from '#platform/web/ui/index.ts';
import { useChangeLanguage } from '#features/account/web/index.ts';

/** Choice of the language. */
export function Component() {
  const t = useTranslations('app');
  const language = useLanguage();
  const change = useChangeLanguage();
  return (
    <main className="wrap grid max-w-[560px] gap-6 py-8 md:py-12">
      <PageTitle text={t('lang.title')} />
      <h1 className="h36">{t('lang.title')}</h1>
      <p className="soft">{t('lang.lead')}</p>
      <RadioGroup
        legend={t('nav.language')}
        options={languages.map((code) => ({ value: code, label: <span lang={code}>{languageNames[code]}</span> }))}
        value={language}
        onChange={change}
      />
      <ButtonLink kind="primary" to="/">
        {t('error.home')}
      </ButtonLink>
    </main>
  );
}
