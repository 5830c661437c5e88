import { useTranslations } from 'use-intl';
import { ButtonLink } from '#platform/web/ui/index.ts';
import { Ending } from './ending.tsx';

/** Shown when the address has an account: looks like a successful signup, and only the mail says so. */
export function CheckMail({ email }: { readonly email: string }) {
  const t = useTranslations('signup.mail');
  return (
    <Ending icon="envelope-simple" title={t('title')}>
      <p>{t('text', { email })}</p>
      <p className="t15 soft">{t('help')}</p>
      <LoginButton />
    </Ending>
  );
}

/** The site accepts no signups, or none without a traffic source. */
export function SignupsClosed() {
  const t = useTranslations('signup.closed');
  return (
    <Ending icon="lock-simple" title={t('title')}>
      <p className="soft">{t('text')}</p>
      <LoginButton />
    </Ending>
  );
}

function LoginButton() {
  const t = useTranslations('signup.form');
  return (
    <div className="actions">
      <ButtonLink kind="primary" to="/login">
        {t('login')}
      </ButtonLink>
    </div>
  );
}
