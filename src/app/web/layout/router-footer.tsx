import type { Language } from '#platform/contract/languages.ts';
import { LanguageLink, useUser } from '#features/account/web/index.ts';
import { useCompanyInfo } from '#features/site/web/index.ts';
import { Footer } from './footer.tsx';

const languageLink = (language: Language) => <LanguageLink language={language} />;

/** The footer of pages with the router. */
export function RouterFooter() {
  return <Footer company={useCompanyInfo()} visitor={useUser() === null} languageLink={languageLink} />;
}
