import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

export function Card({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <header>
        <h2 id={id} className="title-h22">
          {title}
        </h2>
        {lead && <p className="soft">{lead}</p>}
      </header>
      {children}
    </section>
  );
}
