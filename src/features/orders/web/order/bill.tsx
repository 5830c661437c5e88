import './order.css';
import type { ReactNode } from 'react';

/** The items of a sum, each a `div` with `dt` and `dd`. */
export function Bill({ children }: { readonly children: ReactNode }) {
  return <dl className="bill num">{children}</dl>;
}
