import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

/** The site is open, and its owner logged in to the back office. */
export function Opened({ origin }: { readonly origin: string }) {
  const t = useTranslations('office-setup.opened');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <main className="setup-wrap setup-end">
      <section className="setup-card">
        <h1 ref={title} tabIndex={-1} className="title-h28">
          {t('title', { host: new URL(origin).host })}
        </h1>
        <p className="soft">{t('lead')}</p>
        <p className="setup-foot">
          <a className="btn primary" href="/admin">
            {t('toOffice')}
          </a>
          <a className="btn quiet" href={origin}>
            {t('toSite')}
          </a>
        </p>
      </section>
    </main>
  );
}
