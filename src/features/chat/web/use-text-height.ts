import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A textarea that grows with its text also where `field-sizing` does not yet do that; its style sets the limit. */
export function useTextHeight(text: string): RefObject<HTMLTextAreaElement | null> {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (area.current === null || CSS.supports('field-sizing', 'content')) return;
    area.current.style.height = 'auto';
    const { borderTopWidth, borderBottomWidth } = getComputedStyle(area.current);
    area.current.style.height = `${area.current.scrollHeight + Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth)}px`;
  }, [text]);
  return area;
}
