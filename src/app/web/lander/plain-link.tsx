import type { ComponentType } from 'react';
import type { LinkProps } from 'react-router';
import { type Language, pathIn } from '#platform/contract/languages.ts';

/** Links of a page without a router: each loads the next page. `language`: the language prefix of the URLs. */
export function plainLinkUnder(language: Language | null): ComponentType<LinkProps> {
  return function PlainLink({ to, className, children, 'aria-label': label }) {
    const path = typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
    return (
      <a href={language === null ? path : pathIn(language, path)} className={className} aria-label={label}>
        {children}
      </a>
    );
  };
}
