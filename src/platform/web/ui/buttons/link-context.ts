import { type ComponentType, createContext, createElement, type ReactElement } from 'react';
import type { LinkProps } from 'react-router';
import { useRequired } from '../../data/required-context.ts';

const LinkContext = createContext<ComponentType<LinkProps> | null>(null);

/** The component that renders links: the router's, or on pages without a router one that loads the next page. */
export const LinkProvider = LinkContext.Provider;

export function PageLink(props: LinkProps): ReactElement {
  const link = useRequired(LinkContext, 'LinkProvider');
  return createElement(link, props);
}
