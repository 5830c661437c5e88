import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '#platform/web/shell/page-title.tsx';

interface Props {
  readonly title: string;
  /** The document's title, where the heading is a sentence. */
  readonly name?: string;
  readonly lead?: ReactNode;
  /** Buttons at the right. */
  readonly children?: ReactNode;
}

/** The heading of a page, which has the focus after a change of pages, so that screen readers begin there. */
export function PageHead({ title, name = title, lead, children }: Props) {
  const t = useTranslations('office.bar');
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isFirst = useRef(key === 'default');
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className="adm-head">
      <PageTitle text={t('titled', { page: name })} />
      <div>
        <h1 ref={heading} tabIndex={-1} className="title-h28">
          {title}
        </h1>
        {lead && <p className="soft num">{lead}</p>}
      </div>
      {children && <div className="row">{children}</div>}
    </header>
  );
}
