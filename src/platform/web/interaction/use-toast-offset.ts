import { type RefObject, useEffect } from 'react';

/** Positions toasts above an element at the bottom of the page, whatever its height (`--toast-bottom`). */
export function useToastOffset(foot: RefObject<HTMLElement | null>): void {
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
