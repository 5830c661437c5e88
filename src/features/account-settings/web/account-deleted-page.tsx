import { useSearchParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { ButtonLink } from '#platform/web/ui/index.ts';
import { useUser } from '#features/account/web/index.ts';

/** Shown after the deletion: what it means, and how to restore the account. Whoever is logged in has one. */
export function Component() {
  return useUser() === null ? <Deleted /> : <Alive />;
}

function Alive() {
  const t = useTranslations('account-settings.deleted');
  return (
    <section className="wrap grid justify-items-start gap-4 py-8 md:py-16">
      <PageTitle text={t('aliveTitle')} />
      <h1 className="h48">{t('aliveTitle')}</h1>
      <p className="t18 soft max-w-[46ch] text-pretty">{t('aliveText')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink kind="primary" to="/members">
          {t('members')}
        </ButtonLink>
        <ButtonLink to="/settings#delete">{t('settings')}</ButtonLink>
      </div>
    </section>
  );
}

function Deleted() {
  const t = useTranslations('account-settings.deleted');
  const format = useFormatter();
  const [search] = useSearchParams();
  const until = new Date(search.get('until') ?? '');
  return (
    <section className="wrap grid justify-items-start gap-4 py-8 md:py-16">
      <PageTitle text={t('title')} />
      <h1 className="h48">{t('title')}</h1>
      <p className="t18 soft max-w-[46ch] text-pretty">
        {Number.isNaN(until.getTime()) ? t('textAny') : t('text', { date: format.dateTime(until, { dateStyle: 'long' }) })}
      </p>
      <p className="soft max-w-[46ch]">{t('mail')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to="/">{t('home')}</ButtonLink>
        <ButtonLink to="/login">{t('login')}</ButtonLink>
      </div>
    </section>
  );
}
