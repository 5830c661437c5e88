import './profile-ways.css';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#platform/web/ui/index.ts';
import { type CameFrom, readCameFrom } from './came-from.ts';

/** Back to the list from which the profile was opened, to the same place in it; else to the list it belongs to. */
export function ProfileBack() {
  const t = useTranslations('members.profile');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const cameFrom = useCameFromHere();
  const to = cameFrom?.from ?? (pathname.startsWith('/likes') ? '/likes' : '/members');
  const words = to.startsWith('/likes')
    ? t('backToLikes')
    : typeof cameFrom?.total === 'number'
      ? t('backToResults', { n: cameFrom.total })
      : to.startsWith('/members')
        ? t('backToMembers')
        : t('back');

  const goBack = (event: MouseEvent) => {
    // Of another page of the list than the one that was left there is no entry to go back to.
    if (cameFrom === null || cameFrom.entry === '' || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-cameFrom.steps);
  };
  return (
    <nav aria-label={t('back')}>
      <Link className="back" to={to} onClick={goBack}>
        <Icon name="arrow-left" />
        <span>{words}</span>
      </Link>
    </nav>
  );
}

/** What the history entry says; the server does not know it, so it counts only after hydration. */
export function useCameFromHere(): CameFrom | null {
  const { state } = useLocation();
  const hydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return hydrated ? readCameFrom(state) : null;
}
