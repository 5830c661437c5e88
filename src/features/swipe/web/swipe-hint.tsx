import './swipe-hint.css';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';
import { ownKey } from '#platform/web/shell/member-storage.ts';
import { Icon } from '#platform/web/ui/index.ts';
import { useMember } from '#features/account/web/index.ts';
import { readKept, keep } from './kept.ts';

/** Says what the two directions do: once for each member, on a screen without a mouse, until the first decision. */
export function SwipeHint({ hasDecided }: { readonly hasDecided: boolean }) {
  const t = useTranslations('swipe.hint');
  const key = ownKey('swipe-hint', useMember().profile.id);
  const hydrated = useHydrated();
  // Remembered once, so that it stays for this visit.
  const [isNew] = useState(() => !import.meta.env.SSR && readKept(key) === null && matchMedia('(hover: none)').matches);
  const [isClosed, setIsClosed] = useState(false);
  const isShown = hydrated && isNew && !isClosed && !hasDecided;
  useEffect(() => {
    if (isShown) keep(key, '1');
  }, [isShown, key]);
  if (!isShown) return null;
  return (
    <div className="swipe-hint">
      <Icon name="hand-swipe-right" />
      <p role="status">{t('text')}</p>
      <button type="button" onClick={() => setIsClosed(true)}>
        {t('done')}
      </button>
    </div>
  );
}
