import { useTranslations } from 'use-intl';
import { languages } from '#platform/contract/languages.ts';
import { LanguageLink } from '#features/account/web/index.ts';

/** Switches between all languages. */
export function LanguageLinks() {
  const t = useTranslations('signup.index');
  return (
    <section className="wrap" aria-label={t('languages')}>
      <ul className="languages">
        {languages.map((code) => (
          <li key={code}>
            <LanguageLink language={code} />
          </li>
        ))}
      </ul>
    </section>
  );
}
