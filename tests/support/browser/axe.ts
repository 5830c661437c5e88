import { createRequire } from 'node:module';
import fs from 'node:fs';
import type axe from 'axe-core';

export const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2, A and AA. */
export const axeOptions: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
  preload: false,
};

/** The violations, each as a line that names the elements. */
export const described = (violations: axe.AxeResults['violations']): string[] =>
  violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`).join(' | ')}`,
  );

/**
 * Runs inside a page: takes sticky bars out of the way, or puts them back. A control under one can be scrolled out of it,
 * so it does not count as too small a target.
 */
export function setSticky(sticky: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (sticky ? element.dataset['unstuck'] !== undefined : getComputedStyle(element).position === 'sticky') {
      element.style.position = sticky ? '' : 'static';
      if (sticky) delete element.dataset['unstuck'];
      else element.dataset['unstuck'] = '';
    }
  }
}
