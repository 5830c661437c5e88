import { Fragment, type ReactNode } from 'react';
import { Outlet, useMatch } from 'react-router';
import { useTranslations } from 'use-intl';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { useUser } from '#features/account/web/index.ts';
import { loadFraudWarnings } from '#features/decisions/web/index.ts';
import { PageAlerts } from '#features/reminders/web/index.ts';
import { ErrorPage } from '../errors/error-page.tsx';
import { PageFooter } from './page-footer.tsx';
import { SignupDialogHost } from './signup-provider.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { VisitQuestions } from './visit-questions.tsx';

const FraudWarnings = loadPart(loadFraudWarnings, { texts: ['decisions'], afterPage: true });
const TimedLike = loadPart(async () => (await import('./timed-like.ts')).TimedLike, { afterPage: true });

/** Top bar, content, footer, and on the phone the tab bar. */
export function DefaultLayout() {
  const member = useUser() !== null;
  // On a phone the signup and profiles have no top bar: the page takes its place, so that no bar disappears on navigation.
  const signup = useMatch('/signup') !== null;
  const found = useMatch('/members/:id');
  const liked = useMatch('/likes/m/:id');
  const profile = (found ?? liked) !== null;
  return (
    <Frame>
      <SignupDialogHost>
        <TopBar />
        <Fragment key={`${signup} ${profile}`}>
          <main id="content" tabIndex={-1} className={profile ? 'layout-main at-profile' : 'layout-main'}>
            <PageAlerts />
            <Outlet />
          </main>
        </Fragment>
        <PageFooter />
        {member && <TabBar />}
        {member && <TimedLike />}
        <VisitQuestions layout="default" />
      </SignupDialogHost>
    </Frame>
  );
}

/** As high as the screen, without footer. On phones the list of chats has the tab bar; a conversation fills the screen. */
export function ChatLayout() {
  const listOnly = useMatch('/chats') !== null;
  const member = useUser() !== null;
  return (
    <Frame>
      <div className="chat-layout">
        <TopBar hideOnPhone />
        <main id="content" tabIndex={-1}>
          {member && <FraudWarnings />}
          <Outlet />
        </main>
        {listOnly && member && <TabBar />}
        <VisitQuestions layout="chat" />
      </div>
    </Frame>
  );
}

export function EmptyLayout() {
  return (
    <SignupDialogHost>
      <Outlet />
    </SignupDialogHost>
  );
}

/** The error page of layouts without bars: shows top bar and footer, so that the reader can go on. */
export function ErrorLayout() {
  return (
    <Frame>
      <SignupDialogHost>
        <TopBar />
        <main id="content" tabIndex={-1} className="layout-main">
          <ErrorPage />
        </main>
        <PageFooter />
      </SignupDialogHost>
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('app');
  return (
    <>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      {children}
    </>
  );
}
