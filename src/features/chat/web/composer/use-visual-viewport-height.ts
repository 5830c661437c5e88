import { useEffect } from 'react';

/**
 * While an on-screen keyboard covers part of the page, limits the page to the visible height (`--visible-height`), so that
 * the composer stays in view. Mobile browsers scroll the page instead of resizing it, and `dvh` does not change either.
 */
export function useVisualViewportHeight(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (view === null) return undefined;
    const { style } = document.documentElement;
    const fit = () => {
      // Pinch zoom: the viewer looks at a part of the page.
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
