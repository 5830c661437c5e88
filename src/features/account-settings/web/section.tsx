import { type ReactNode, useId } from 'react';

interface Props {
  /** Anchor in the URL, such as `/settings#delete`. */
  readonly id: string;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One section of the settings page. */
export function Section({ id, title, lead, children }: Props) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className="settings-section">
      <h2 id={heading} tabIndex={-1} className="title-s">
        {title}
      </h2>
      {lead && <p className="soft mt-1 max-w-[60ch] text-pretty">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
