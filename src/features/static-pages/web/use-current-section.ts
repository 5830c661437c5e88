import { useEffect, useState } from 'react';

/** The id of the section in the upper part of the screen; null until the page is scrolled to one. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const all = ids.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (reached) setCurrent(reached.target.id);
      },
      { rootMargin: '-10% 0px -80% 0px' },
    );
    for (const id of all.split(' ')) {
      const section = document.querySelector(`#${CSS.escape(id)}`);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);
  return current;
}
