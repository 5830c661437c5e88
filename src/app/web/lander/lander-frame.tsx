import type { ReactNode } from 'react';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { ReplayedClicks } from '#platform/web/shell/replayed-clicks.ts';
import { LanderBar } from '../layout/lander-bar.tsx';

/** Catalog paths of the texts of the frame, including its parts that are loaded later. */
export const frameTexts = ['app.skip', 'app.notices', 'app.nav.home', 'app.nav.login', 'app.nav.language', 'app.nav.languageIs'];

const loadLanguages = async () => (await import('./lander-languages.tsx')).LanderLanguages;
const LanderQuestions = loadPart(async () => (await import('./lander-questions.tsx')).LanderQuestions, { afterPage: true });

/** Bar and page. The footer contains only links, so the server renders it and it is never hydrated. */
export function LanderFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <ReplayedClicks />
      <LanderBar loadLanguages={loadLanguages} />
      <main id="content" tabIndex={-1} className="layout-main">
        {children}
      </main>
      <LanderQuestions />
    </>
  );
}
