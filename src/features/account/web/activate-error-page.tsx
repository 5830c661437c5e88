import { useTranslations } from 'use-intl';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { ButtonLink } from '#platform/web/ui/index.ts';
import { useUser } from './user/user-provider.tsx';
import { ResendActivation } from './resend-activation.tsx';

/** Shown when the activation link was used before, has expired or is invalid: explains that and offers the next step. */
export function Component() {
  const t = useTranslations('account.activate');
  const user = useUser();
  const advice = user === null ? t('errorLogin') : user.status === 'active' ? t('errorActive') : t('errorResend');
  return (
    <section className="wrap grid justify-items-start gap-4 py-8 md:py-16">
      <PageTitle text={t('errorTitle')} />
      <h1 className="title-xl">{t('errorTitle')}</h1>
      <p className="text-l soft max-w-[46ch] text-pretty">
        {t('errorText')} {advice}
      </p>
      <div className="mt-3 flex flex-wrap items-start gap-3">
        {user?.status === 'not_confirmed' && <ResendActivation kind="primary" />}
        {user === null ? (
          <ButtonLink kind="primary" to="/login">
            {t('login')}
          </ButtonLink>
        ) : (
          <ButtonLink kind={user.status === 'active' ? 'primary' : 'quiet'} to="/members">
            {t('discover')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
