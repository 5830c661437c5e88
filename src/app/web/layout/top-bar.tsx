import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ButtonLink, cx, IconLink, Logo } from '#platform/web/ui/index.ts';
import { SignupLink, useUser } from '#features/account/web/index.ts';
import type { User } from '#features/account/contract/user.ts';
import { useUnreadTotal } from '#features/chat/web/index.ts';
import { CreditPill } from '#features/credits/web/index.ts';
import { useNewLikesTotal } from '#features/likes/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { AccountMenu } from './account-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { loadLanguages } from './load-languages.ts';

export function TopBar({ hideOnPhone = false }: { readonly hideOnPhone?: boolean }) {
  const t = useTranslations('app.nav');
  const { name } = useSettings();
  const user = useUser();
  return (
    <header className={cx('topbar', hideOnPhone && 'wide-only')}>
      <div className="wrap">
        <Link to={user === null ? '/' : '/members'} aria-label={t('home', { site: name })}>
          <Logo name={name} compact />
        </Link>
        {user === null ? <VisitorNav /> : <MemberNav user={user} />}
      </div>
    </header>
  );
}

/** The index page has one action, which is below. */
function VisitorNav() {
  const t = useTranslations('app.nav');
  const onIndex = useLocation().pathname === '/';
  return (
    <div className="end">
      <LanguageMenu full className="visitor-language" load={loadLanguages} />
      {onIndex ? (
        <ButtonLink size="small" to="/login">
          {t('login')}
        </ButtonLink>
      ) : (
        <>
          <Link className="bar-btn" to="/login">
            {t('login')}
          </Link>
          <SignupLink kind="primary" size="small">
            {t('join')}
          </SignupLink>
        </>
      )}
    </div>
  );
}

function MemberNav({ user }: { readonly user: User }) {
  const t = useTranslations('app.nav');
  const unread = useUnreadTotal();
  const newLikes = useNewLikesTotal();
  const path = useLocation().pathname;
  const inLikes = path.startsWith('/likes');
  const inChats = path.startsWith('/chats') || path.endsWith('/chat');
  return (
    <>
      <nav aria-label={t('main')}>
        <Link to="/members" aria-current={path === '/members' ? 'page' : undefined}>
          {t('search')}
        </Link>
        <Link to="/swipe-game" aria-current={path === '/swipe-game' ? 'page' : undefined}>
          {t('swipe')}
        </Link>
        <Link className="spare" to="/match-finder" aria-current={path === '/match-finder' ? 'page' : undefined}>
          {t('matchFinder')}
        </Link>
      </nav>
      <div className="end">
        <IconLink
          to="/likes"
          icon={inLikes ? 'heart-fill' : 'heart'}
          on={inLikes}
          count={newLikes}
          label={t('likesNew', { n: newLikes })}
          className="wide-only"
        />
        <IconLink
          to="/chats"
          icon={inChats ? 'chat-circle-fill' : 'chat-circle'}
          on={inChats}
          count={unread}
          label={t('chatsUnread', { n: unread })}
          className="wide-only"
        />
        <CreditPill user={user} creditsLabel={t('credits', { n: user.credits })} premiumLabel={t('premium')} />
        <LanguageMenu className="wide-only" load={loadLanguages} />
        <AccountMenu user={user} />
      </div>
    </>
  );
}
