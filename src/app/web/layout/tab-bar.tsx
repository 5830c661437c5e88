import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Count, Icon, type IconName } from '#platform/web/ui/index.ts';
import { useMember } from '#features/account/web/index.ts';
import { useUnreadTotal } from '#features/chat/web/index.ts';
import { useNewLikesTotal } from '#features/likes/web/index.ts';

interface TabProps {
  readonly to: string;
  readonly icon: IconName;
  readonly iconOn: IconName;
  readonly current: boolean;
  readonly text: string;
  readonly count?: number;
  /** The text with the count, for screen readers. */
  readonly label?: string;
}

/** The main navigation on phones, at the bottom of the screen. */
export function TabBar() {
  const t = useTranslations('app.nav');
  const user = useMember();
  const unread = useUnreadTotal();
  const newLikes = useNewLikesTotal();
  const { pathname } = useLocation();
  const own = `/members/${user.profile.id}`;
  return (
    <nav className="tabbar" aria-label={t('main')}>
      <Tab
        to="/members"
        icon="magnifying-glass"
        iconOn="magnifying-glass"
        text={t('search')}
        current={pathname.startsWith('/members') && pathname !== own}
      />
      <Tab to="/swipe-game" icon="cards" iconOn="cards-fill" text={t('swipe')} current={pathname === '/swipe-game'} />
      <Tab
        to="/likes"
        icon="heart"
        iconOn="heart-fill"
        text={t('likes')}
        label={t('likesNew', { n: newLikes })}
        count={newLikes}
        current={pathname.startsWith('/likes')}
      />
      <Tab
        to="/chats"
        icon="chat-circle"
        iconOn="chat-circle-fill"
        text={t('chats')}
        label={t('chatsUnread', { n: unread })}
        count={unread}
        current={pathname.startsWith('/chats')}
      />
      <Tab to="/profile" icon="user" iconOn="user-fill" text={t('profileShort')} current={pathname === '/profile' || pathname === own} />
    </nav>
  );
}

function Tab({ to, icon, iconOn, current, text, count = 0, label = text }: TabProps) {
  return (
    <Link to={to} aria-current={current ? 'page' : undefined}>
      <Icon name={current ? iconOn : icon} />
      <span aria-hidden={label !== text || undefined}>{text}</span>
      {label !== text && <span className="sr">{label}</span>}
      <span aria-hidden="true">{count > 0 && <Count value={count} ring />}</span>
    </Link>
  );
}
