import './method-list.css';
import type { ReactNode } from 'react';

/** The frame of a radio group whose labels have the class `method`. */
export function MethodList({ children }: { readonly children: ReactNode }) {
  return <div className="methods">{children}</div>;
}
