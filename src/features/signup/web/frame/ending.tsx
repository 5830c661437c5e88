import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from '#platform/web/ui/index.ts';

interface EndingProps {
  readonly icon: IconName;
  readonly title: string;
  /** Rendered above the ending. */
  readonly header?: ReactNode;
  readonly children: ReactNode;
}

/** Focuses its heading, like every step. */
export function Ending({ icon, title, header, children }: EndingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="signup-end">
      {header}
      <span className="signup-leaf">
        <Icon name={icon} />
      </span>
      <h1 className="title-l" tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {children}
    </section>
  );
}
