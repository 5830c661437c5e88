import { type ComponentType, createContext, createElement, type ReactElement } from 'react';
import type { LinkProps } from 'react-router';
import { useRequired } from '../../data/required-context.ts';

const LinkContext = createContext<ComponentType<LinkProps> | null>(null);

/** What draws links: that of the router, or on pages without one what loads the next page anew. */
export const LinkProvider = LinkContext.Provider;

export function PageLink(props: LinkProps): ReactElement {
  const link = useRequired(LinkContext, 'LinkProvider');
  return createElement(link, props);
}
