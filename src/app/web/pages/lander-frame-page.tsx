import { Link, Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { Logo } from '#platform/web/ui/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { LanguageMenu } from '../layout/language-menu.tsx';
import { PageFooter } from '../layout/page-footer.tsx';
import { VisitQuestions } from '../layout/visit-questions.tsx';

/** Layout of what is advertised: a bar with the logo, the page, the footer. */
export function Component() {
  const t = useTranslations('app');
  const { name } = useSettings();
  return (
    <>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      <header className="topbar">
        <div className="wrap">
          <Link to="/" aria-label={t('nav.home', { site: name })}>
            <Logo name={name} compact />
          </Link>
          <div className="end">
            <LanguageMenu full className="visitor-language" />
            <Link className="bar-btn" to="/login">
              {t('nav.login')}
            </Link>
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="layout-main">
        <Outlet />
      </main>
      <PageFooter />
      <VisitQuestions layout="lander" />
    </>
  );
}
