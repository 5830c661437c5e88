import { createContext, use } from 'react';

/** What stands around every page's title: a count of what waits, and the brand. */
export const TitleFrame = createContext<{ readonly waiting: number; readonly brand: string }>({ waiting: 0, brand: '' });

/** The document's title: `(3) Members · Brand`; without a count no parentheses. */
export function PageTitle({ text }: { readonly text: string }) {
  const { waiting, brand } = use(TitleFrame);
  return <title>{`${waiting > 0 ? `(${waiting}) ` : ''}${text}${brand === '' || text === brand ? '' : ` · ${brand}`}`}</title>;
}
