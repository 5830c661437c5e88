import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#platform/web/ui/index.ts';
import type { NeighbourLink, Neighbours } from './use-neighbours.ts';

/** Links and arrow keys to the previous and next profile of the list. They replace the current history entry. */
export function ProfileNeighbours({ previous, next }: Neighbours) {
  const t = useTranslations('member-page');
  const prefetchNext = useEffectEvent(() => next?.prefetch());
  const nextPath = next?.to;
  useEffect(() => {
    if (nextPath === undefined) return;
    const timer = setTimeout(prefetchNext, 1500);
    return () => clearTimeout(timer);
  }, [nextPath]);
  useArrowKeys(previous, next);
  if (previous === null && next === null) return null;
  return (
    <nav className="neighbours" aria-label={t('beside')}>
      {previous && (
        <Step neighbour={previous} label={t('previous', { name: previous.name })}>
          <Icon name="caret-left" />
          <span dir="auto">{previous.name}</span>
        </Step>
      )}
      {next && (
        <Step neighbour={next} className="next" label={t('next', { name: next.name })}>
          <span dir="auto">{next.name}</span>
          <Icon name="caret-right" />
        </Step>
      )}
    </nav>
  );
}

interface StepProps {
  readonly neighbour: NeighbourLink;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Step({ neighbour: { to, state, prefetch }, label, className, children }: StepProps) {
  return (
    <Link
      className={className}
      to={to}
      state={state}
      replace
      viewTransition
      aria-label={label}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      {children}
    </Link>
  );
}

/** Elements that use arrow keys themselves. */
const usesArrows = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="menu"], [role="slider"]';

function useArrowKeys(previous: NeighbourLink | null, next: NeighbourLink | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey, repeat, defaultPrevented } = event;
    if (defaultPrevented || repeat || altKey || ctrlKey || metaKey || shiftKey) return;
    if (target instanceof Element && target.closest(usesArrows) !== null) return;
    if (document.querySelector('dialog:modal, :popover-open') !== null) return;
    if (key === 'ArrowLeft') previous?.open();
    if (key === 'ArrowRight') next?.open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
