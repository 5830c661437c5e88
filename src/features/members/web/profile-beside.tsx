import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#platform/web/ui/index.ts';
import { type Beside, useNeighbours } from './use-neighbours.ts';

/** To the profiles before and after in the list: by links, by the arrow keys. They take the place of this one in the history. */
export function ProfileBeside({ id }: { readonly id: number }) {
  const t = useTranslations('members.profile');
  const { previous, next } = useNeighbours(id);
  const prepareNext = useEffectEvent(() => next?.prepare());
  const nextPath = next?.to;
  useEffect(() => {
    if (nextPath === undefined) return;
    const timer = setTimeout(prepareNext, 1500);
    return () => clearTimeout(timer);
  }, [nextPath]);
  useArrowKeys(previous, next);
  if (previous === null && next === null) return null;
  return (
    <nav className="beside" aria-label={t('beside')}>
      {previous && (
        <Step way={previous} label={t('previous', { name: previous.name })}>
          <Icon name="caret-left" />
          <span>{previous.name}</span>
        </Step>
      )}
      {next && (
        <Step way={next} label={t('next', { name: next.name })}>
          <span>{next.name}</span>
          <Icon name="caret-right" />
        </Step>
      )}
    </nav>
  );
}

interface StepProps {
  readonly way: Beside;
  readonly label: string;
  readonly children: ReactNode;
}

function Step({ way: { to, state, prepare }, label, children }: StepProps) {
  return (
    <Link to={to} state={state} replace viewTransition aria-label={label} onPointerEnter={prepare} onFocus={prepare}>
      {children}
    </Link>
  );
}

/** What uses the arrows itself, or is written in. */
const usesArrows = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="menu"], [role="slider"]';

function useArrowKeys(previous: Beside | null, next: Beside | null): void {
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey, repeat, defaultPrevented } = event;
    if (defaultPrevented || repeat || altKey || ctrlKey || metaKey || shiftKey) return;
    if (target instanceof Element && target.closest(usesArrows) !== null) return;
    if (document.querySelector('dialog:modal, :popover-open') !== null) return;
    const way = key === 'ArrowLeft' ? previous : key === 'ArrowRight' ? next : null;
    if (way !== null) void navigate(way.to, { state: way.state, replace: true, viewTransition: true });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
