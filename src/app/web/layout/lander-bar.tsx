import { useTranslations } from 'use-intl';
import { type LazyMenuProps, Logo, PageLink } from '#platform/web/ui/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { LanguageMenu } from './language-menu.tsx';

/** The top bar of advertised pages: the link to the home page and the login, without other links that lead away. */
export function LanderBar({ loadLanguages }: { readonly loadLanguages: LazyMenuProps['load'] }) {
  const t = useTranslations('app');
  const { name } = useSettings();
  return (
    <>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      <header className="topbar">
        <div className="wrap">
          <PageLink to="/" aria-label={t('nav.home', { site: name })}>
            <Logo name={name} compact />
          </PageLink>
          <div className="end">
            <LanguageMenu full className="visitor-language" load={loadLanguages} />
            <PageLink className="bar-btn" to="/login">
              {t('nav.login')}
            </PageLink>
          </div>
        </div>
      </header>
    </>
  );
}
