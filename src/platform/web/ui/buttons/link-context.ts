import { type ComponentType, createContext, createElement, type ReactElement, use } from 'react';
import type { LinkProps } from 'react-router';

const LinkContext = createContext<ComponentType<LinkProps> | null>(null);

/** What draws links: that of the router, or on pages without one what loads the next page anew. */
export const LinkProvider = LinkContext.Provider;

export function PageLink(props: LinkProps): ReactElement {
  const link = use(LinkContext);
  if (link === null) throw new Error('no LinkProvider above this component');
  return createElement(link, props);
}
