import type { Locator, Page } from '@playwright/test';

/** Texts that leave the screen or their box. What scrolls sideways in a row of its own is reached by scrolling. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || element === null || element.closest('script, style, .sr, [inert], svg') !== null || !element.checkVisibility())
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width <= 1) continue;
      let scrolls = false;
      let box = { left: 0, right: innerWidth };
      for (let up: Element | null = element; up !== null && up !== document.body; up = up.parentElement) {
        const { overflowX, clipPath, textOverflow } = getComputedStyle(up);
        if (clipPath !== 'none') scrolls = true;
        if (overflowX === 'auto' || overflowX === 'scroll') scrolls = true;
        // A preview of a message is meant to be cut, and says so.
        if (textOverflow === 'ellipsis') scrolls = true;
        if (overflowX === 'hidden' || overflowX === 'clip') {
          const clip = up.getBoundingClientRect();
          if (up.matches('.logo')) scrolls = true;
          box = { left: Math.max(box.left, clip.left), right: Math.min(box.right, clip.right) };
        }
      }
      if (!scrolls && (left < box.left - 1 || right > box.right + 1)) cut.push(`${text.slice(0, 40)} (${element.className})`);
    }
    return cut;
  });

/** What ends in dots, but for previews, which are meant to. */
export const shortened = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(
        (one) =>
          getComputedStyle(one).textOverflow === 'ellipsis' || getComputedStyle(one).getPropertyValue('-webkit-line-clamp') !== 'none',
      )
      .filter((one) => !one.matches('select, textarea, .cut, .seen, .quote *') && one.checkVisibility())
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
      .map((one) => `${one.className || one.tagName}: ${one.textContent.slice(0, 40)}`),
  );

/** Whether all of it is in view and nothing lies over it, neither a bar nor a foot. */
export const isClear = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const points = [
      [x, y],
      [x, top + 1],
      [x, bottom - 1],
      [left + 1, y],
      [right - 1, y],
    ] as const;
    // Outside of the screen there is nothing.
    return width > 0 && points.every(([left, top]) => element.contains(document.elementFromPoint(left, top)));
  });

/** Words that break between two letters. */
export const brokenWords = (one: Locator): Promise<string[]> =>
  one.evaluate((element) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    return broken;
  });
