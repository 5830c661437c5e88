import { createElement, type ReactNode, use } from 'react';
import { type LinkProps, Link as BrowserLink, UNSAFE_NavigationContext } from 'react-router';

/**
 * `react-router` as the server renders with it (`scripts/build/server-hooks.ts`). Its link works out where it leads by all routes
 * above it, and what a click would do: a tenth of the time of a page with many links. Of a whole path, written as it shall
 * stand there, only the language is added.
 */
export * from 'react-router';

/** Nothing in it is left to resolve: no dots and no double slashes. */
const wholePath = /^\/(?!\/)[\w/-]*$/;

/** What a click does: of no meaning before the browser takes over. */
const ofClick = new Set(['replace', 'state', 'preventScrollReset', 'viewTransition', 'defaultShouldRevalidate']);

export function Link(props: LinkProps): ReactNode {
  const { basename } = use(UNSAFE_NavigationContext);
  const { to, discover, prefetch, relative, reloadDocument, mask, target, ...rest } = props;
  const isPlain = typeof to === 'string' && wholePath.test(to) && !to.includes('//');
  if (!isPlain || discover || prefetch || relative || reloadDocument || mask) return createElement(BrowserLink, props);
  const attributes = Object.fromEntries(Object.entries(rest).filter(([name]) => !ofClick.has(name)));
  const href = basename === '/' ? to : to === '/' ? basename : basename + to;
  return createElement('a', { ...attributes, href, target, 'data-discover': 'true' });
}

/** Nothing moves while the server renders. */
export const useViewTransitionState = (): boolean => false;
