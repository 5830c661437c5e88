import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Makes a textarea grow with its text in browsers without `field-sizing`. Its style sets the maximum height. */
export function useTextareaAutosize(text: string): RefObject<HTMLTextAreaElement | null> {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (area.current === null || CSS.supports('field-sizing', 'content')) return;
    area.current.style.height = 'auto';
    const { borderTopWidth, borderBottomWidth } = getComputedStyle(area.current);
    area.current.style.height = `${area.current.scrollHeight + Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth)}px`;
  }, [text]);
  return area;
}
