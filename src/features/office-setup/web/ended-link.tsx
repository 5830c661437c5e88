import { useTranslations } from 'use-intl';

interface Props {
  readonly why: 'setup_link_unknown' | 'setup_link_expired' | 'setup_finished' | 'rate_limited';
}

/** A link that opens nothing: why, and how whoever runs the server gets the valid one. */
export function EndedLink({ why }: Props) {
  const t = useTranslations('office-setup.link');
  if (why === 'rate_limited')
    return (
      <main className="setup-wrap setup-end">
        <section className="setup-card">
          <h1 className="title-h28">{t('ended')}</h1>
          <p className="soft">{t('tooMany')}</p>
        </section>
      </main>
    );
  return (
    <main className="setup-wrap setup-end">
      <section className="setup-card">
        <h1 className="title-h28">{t('ended')}</h1>
        <p className="soft">{t(why === 'setup_finished' ? 'finished' : why === 'setup_link_expired' ? 'expired' : 'unknown')}</p>
        {why === 'setup_finished' ? (
          <p>
            <a className="btn primary" href="/admin/login">
              {t('toLogin')}
            </a>
          </p>
        ) : (
          <>
            <div className="setup-note">
              <p>{t('how')}</p>
              <code className="mono">npm run setup-link</code>
            </div>
            <p className="text-s soft">{t('kept')}</p>
          </>
        )}
      </section>
    </main>
  );
}
