import { useEffect } from 'react';

/**
 * While a keyboard covers a part of the page, the conversation takes what is left, so that the composer stays in view:
 * browsers on phones neither make the page smaller nor `dvh`, but move it.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (view === null) return undefined;
    const { style } = document.documentElement;
    const fit = () => {
      // Enlarged with two fingers: somebody looks at a part of the page.
      if (view.scale > 1.01) return;
      if (window.innerHeight - view.height < 1) {
        style.removeProperty('--visible-height');
        return;
      }
      style.setProperty('--visible-height', `${view.height}px`);
      if (view.offsetTop > 0 || window.scrollY > 0) window.scrollTo(0, 0);
    };
    view.addEventListener('resize', fit);
    view.addEventListener('scroll', fit);
    return () => {
      view.removeEventListener('resize', fit);
      view.removeEventListener('scroll', fit);
      style.removeProperty('--visible-height');
    };
  }, []);
}
