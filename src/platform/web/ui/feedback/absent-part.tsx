import { type RefObject, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useToast } from './toast-context.ts';

export interface AbsentPartProps {
  /** Tries to load the part once more. */
  readonly onAgain: () => void;
  readonly onClose?: () => void;
}

/** In place of a part of the page whose code could not be loaded: see `loadPart`. */
export function AbsentPart({ onAgain, onClose }: AbsentPartProps) {
  const t = useTranslations('common.errors');
  const toast = useToast();
  useEffect(() => {
    if (!onClose) {
      addEventListener('online', onAgain, { once: true });
      return () => removeEventListener('online', onAgain);
    }
    toast({ text: t(navigator.onLine ? 'unavailable' : 'offline'), icon: 'warning-circle', urgent: true, key: 'absent' });
    onClose();
    return undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- once for each try
  }, []);
  return null;
}

/** In place of a menu's list that could not be loaded: the menu says so and closes. `forget`: the next press loads it again. */
export const absentMenu =
  (forget: () => void) =>
  ({ popover }: { readonly popover: RefObject<HTMLElement | null> }) => {
    const close = () => {
      forget();
      popover.current?.hidePopover();
    };
    return <AbsentPart onAgain={close} onClose={close} />;
  };

/** Vite asks for a stylesheet once: those that did not come are asked for again. */
export function loadStylesAgain(): Promise<unknown> {
  const missing = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(isMissing);
  const load = (link: HTMLLinkElement) =>
    new Promise((done, failed) => {
      const again = link.cloneNode() as HTMLLinkElement;
      again.onload = done;
      again.onerror = failed;
      link.replaceWith(again);
    });
  return Promise.all(missing.map(load));
}

function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules;
  } catch {
    // Chromium gives one whose connection was lost a sheet that nobody may read.
    return true;
  }
}
