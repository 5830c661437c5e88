import { createContext, use } from 'react';
import { isolated } from '#platform/contract/text/text.ts';

/** The parts around every page's title: the number of unread items, and the brand. */
export const TitleFrame = createContext<{ readonly badgeCount: number; readonly brand: string }>({ badgeCount: 0, brand: '' });

/** The document's title: `(3) Members · Brand`; without a count no parentheses. */
export function PageTitle({ text }: { readonly text: string }) {
  const { badgeCount, brand } = use(TitleFrame);
  return (
    <title>{`${badgeCount > 0 ? `(${badgeCount}) ` : ''}${isolated(text)}${brand === '' || text === brand ? '' : ` · ${brand}`}`}</title>
  );
}
