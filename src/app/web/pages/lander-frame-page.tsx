import { Outlet } from 'react-router';
import { LanderBar } from '../layout/lander-bar.tsx';
import { loadLanguages } from '../layout/load-languages.ts';
import { PageFooter } from '../layout/page-footer.tsx';
import { VisitQuestions } from '../layout/visit-questions.tsx';

/** Layout of the landing pages, and of landers that do not exist: a bar with the logo, the page, the footer. */
export function Component() {
  return (
    <>
      <LanderBar loadLanguages={loadLanguages} />
      <main id="content" tabIndex={-1} className="layout-main">
        <Outlet />
      </main>
      <PageFooter />
      <VisitQuestions layout="lander" />
    </>
  );
}
