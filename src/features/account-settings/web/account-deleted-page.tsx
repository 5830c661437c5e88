import { useLocation } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';
import { ButtonLink } from '#platform/web/ui/index.ts';
import { useUser } from '#features/account/web/index.ts';
import { readDeleted } from './deleted-state.ts';

/**
 * Shown after the deletion: explains it, and how to restore the account. A viewer who opens it in any other way gets a text that fits
 * their account.
 */
export function Component() {
  const { state }: { readonly state: unknown } = useLocation();
  // In the browser only: the server does not know what happened before.
  const deleted = useHydrated() ? readDeleted(state) : null;
  if (useUser() !== null) return <Alive />;
  return deleted === null ? <Visitor /> : <Deleted {...deleted} />;
}

function Alive() {
  const t = useTranslations('account-settings.deleted');
  return (
    <section className="wrap grid justify-items-start gap-4 py-8 md:py-16">
      <PageTitle text={t('aliveTitle')} />
      <h1 className="title-xl">{t('aliveTitle')}</h1>
      <p className="text-l soft max-w-[46ch] text-pretty">{t('aliveText')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink kind="primary" to="/members">
          {t('members')}
        </ButtonLink>
        <ButtonLink to="/settings#delete">{t('settings')}</ButtonLink>
      </div>
    </section>
  );
}

function Visitor() {
  const t = useTranslations('account-settings.deleted');
  return (
    <section className="wrap grid justify-items-start gap-4 py-8 md:py-16">
      <PageTitle text={t('visitorTitle')} />
      <h1 className="title-xl">{t('visitorTitle')}</h1>
      <p className="text-l soft max-w-[46ch] text-pretty">{t('visitorText')}</p>
      <Ways />
    </section>
  );
}

function Deleted({ until, discount }: NonNullable<ReturnType<typeof readDeleted>>) {
  const t = useTranslations('account-settings.deleted');
  const format = useFormatter();
  const dateText = useDateFormat();
  const date = dateText(until, { dateStyle: 'long' });
  return (
    <section className="wrap grid justify-items-start gap-4 py-8 md:py-16">
      <PageTitle text={t('title')} />
      <h1 className="title-xl">{t('title')}</h1>
      <p className="text-l soft max-w-[46ch] text-pretty">{t('text', { date })}</p>
      <p className="soft max-w-[46ch]">{t('mail')}</p>
      {/* After the choice, and with no more weight than the way out. */}
      {discount !== null && (
        <p className="soft max-w-[46ch] text-pretty">
          {t('offer', { percent: format.number(discount / 100, { style: 'percent', maximumFractionDigits: 1 }), date })}
        </p>
      )}
      <Ways />
    </section>
  );
}

function Ways() {
  const t = useTranslations('account-settings.deleted');
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <ButtonLink to="/">{t('home')}</ButtonLink>
      <ButtonLink to="/login">{t('login')}</ButtonLink>
    </div>
  );
}
