import type { ReactNode } from 'react';
import { Outlet, useMatch } from 'react-router';
import { useTranslations } from 'use-intl';
import { useUser } from '#features/account/web/index.ts';
import { TimedLike } from '#features/likes/web/index.ts';
import { PageAlerts } from '../alerts/page-alerts.tsx';
import { Footer } from './footer.tsx';
import { SignupDialogs } from './signup-provider.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';

/** Top bar, content, footer, and on the phone the tab bar. */
export function DefaultLayout() {
  const member = useUser() !== null;
  return (
    <Frame>
      <SignupDialogs>
        <TopBar />
        <main id="content" tabIndex={-1} className="layout-main">
          <PageAlerts />
          <Outlet />
        </main>
        <Footer />
        {member && <TabBar />}
        <TimedLike />
      </SignupDialogs>
    </Frame>
  );
}

/** As high as the screen, without footer; on the phone the list has the tab bar, the conversation the screen to itself. */
export function ChatLayout() {
  const listOnly = useMatch('/chats') !== null;
  const member = useUser() !== null;
  return (
    <Frame>
      <div className="chat-layout">
        <TopBar hideOnPhone />
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
        {listOnly && member && <TabBar />}
      </div>
    </Frame>
  );
}

export function EmptyLayout() {
  return (
    <SignupDialogs>
      <Outlet />
    </SignupDialogs>
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
