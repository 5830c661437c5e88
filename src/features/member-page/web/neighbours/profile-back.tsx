import './profile-neighbours.css';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#platform/web/ui/index.ts';
import { type ListOrigin, readListOrigin } from '#features/members/web/index.ts';

/** Goes back to the same position in the list that the profile was opened from; otherwise to the parent list. */
export function ProfileBack() {
  const t = useTranslations('member-page');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const listOrigin = useCurrentListOrigin();
  const to = listOrigin?.from ?? (pathname.startsWith('/likes') ? '/likes' : '/members');
  const label = to.startsWith('/likes')
    ? t('backToLikes')
    : typeof listOrigin?.total === 'number'
      ? t('backToResults', { n: listOrigin.total })
      : to.startsWith('/members')
        ? t('backToMembers')
        : t('back');

  const goBack = (event: MouseEvent) => {
    // Without a history entry for that page of the list, the link is followed.
    if (listOrigin === null || listOrigin.entry === '' || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-listOrigin.steps);
  };
  return (
    <nav aria-label={t('back')}>
      <Link className="back" to={to} onClick={goBack}>
        <Icon name="arrow-left" />
        <span>{label}</span>
      </Link>
    </nav>
  );
}

/** The list origin in the history entry. The server does not have it, so it is null until hydration. */
export function useCurrentListOrigin(): ListOrigin | null {
  const { state } = useLocation();
  const hydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return hydrated ? readListOrigin(state) : null;
}
