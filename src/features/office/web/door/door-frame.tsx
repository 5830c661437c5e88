import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Logo } from '#platform/web/ui/index.ts';
import { useSiteName } from '../kit/site-name.ts';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page before the login: one form, and nothing about what is behind it. */
export function DoorFrame({ title, lead, children }: Props) {
  const t = useTranslations('office.bar');
  return (
    <main className="door">
      <PageTitle text={t('titled', { page: title })} />
      <div className="door-card">
        <Logo name={useSiteName()} />
        <div>
          <h1 className="title-h28">{title}</h1>
          <p className="soft">{lead}</p>
        </div>
        {children}
      </div>
    </main>
  );
}
