import { type RefObject, useEffect } from 'react';

/** Keeps toasts above the foot of the page while it is there, however high it grows. */
export function useToastsAbove(foot: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = foot.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--toast-bottom', `${element.offsetHeight + 12}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--toast-bottom');
    };
  }, [foot]);
}
