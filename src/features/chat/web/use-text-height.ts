import { type RefObject, useLayoutEffect } from 'react';

/** Lets a textarea grow with its text where `field-sizing` does not yet do so; its style sets the limit. */
export function useTextHeight(area: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    const { borderTopWidth, borderBottomWidth } = getComputedStyle(element);
    element.style.height = `${element.scrollHeight + Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth)}px`;
  }, [area, text]);
}
