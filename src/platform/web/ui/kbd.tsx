import type { ReactElement, ReactNode } from 'react';

/** A keyboard key, in the list of shortcuts or inside a button. */
export function Kbd({ children }: { children: ReactNode }): ReactElement {
  return <kbd className="kbd">{children}</kbd>;
}
