import type { ReactElement, ReactNode } from 'react';

/** A titled section of the gallery. */
export function Board({ title, note, children }: { title: string; note?: string; children: ReactNode }): ReactElement {
  return (
    <section className="grid min-w-0 content-start gap-5 border-t py-8">
      <div>
        <h2 className="font-semibold">{title}</h2>
        {note && <p className="text-m soft max-w-[72ch]">{note}</p>}
      </div>
      {children}
    </section>
  );
}

/** States in a row. */
export function Row({ children }: { children: ReactNode }): ReactElement {
  return <div className="flex flex-wrap items-end gap-x-6 gap-y-5">{children}</div>;
}

/** States in columns of at least 240 px, for full-width components. */
export function Columns({ children }: { children: ReactNode }): ReactElement {
  return <div className="grid grid-cols-[repeat(auto-fill,minmax(min(240px,100%),1fr))] items-start gap-6">{children}</div>;
}

/** One state and its name. */
export function State({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <div className="grid min-w-0 justify-items-start gap-1.5">
      <span className="text-s soft">{name}</span>
      {children}
    </div>
  );
}
