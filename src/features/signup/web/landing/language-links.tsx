import { useTranslations } from 'use-intl';
import { languageNames, languages } from '#platform/contract/languages.ts';
import { useLanguage } from '#platform/web/i18n/i18n-provider.tsx';
import { useChangeLanguage } from '#features/account/web/index.ts';

/** Switches between all languages. */
export function LanguageLinks() {
  const t = useTranslations('signup.index');
  const language = useLanguage();
  const change = useChangeLanguage();
  return (
    <section className="wrap" aria-label={t('languages')}>
      <ul className="languages">
        {languages.map((code) => (
          <li key={code}>
            <button type="button" lang={code} aria-pressed={code === language} onClick={() => change(code)}>
              {languageNames[code]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
