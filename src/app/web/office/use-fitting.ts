import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * How many of the children of a box stand in its first row. The box wraps and shows one row alone, so that what is measured does not
 * depend on what is shown.
 */
export function useFitting(): { readonly row: RefObject<HTMLDivElement | null>; readonly fitting: number } {
  const row = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const box = row.current;
    if (box === null) return undefined;
    const measure = () => {
      const children = [...box.children].filter((child) => child instanceof HTMLElement);
      const top = children[0]?.offsetTop ?? 0;
      setFitting(children.filter((child) => child.offsetTop === top).length);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    // A count or another language changes the width of a child alone.
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { row, fitting };
}
