import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ButtonLink, Icon } from '#platform/web/ui/index.ts';
import { ResendActivation } from '#features/account/web/index.ts';

interface CheckMailProps {
  readonly email: string;
  /** False where only the mail may say whether there was an account already. */
  readonly member: boolean;
}

/** The account is made, or it was there before: both times the rest is in the mail. */
export function CheckMail({ email, member }: CheckMailProps) {
  const t = useTranslations('signup.mail');
  const form = useTranslations('signup.form');
  return (
    <Ending icon="envelope-simple" title={t('title')}>
      <p>{t('text', { email })}</p>
      <p className="t15 soft">{t('help')}</p>
      {member ? (
        <>
          <ResendActivation />
          <p className="t15 soft mt-3">{t('until')}</p>
          <ButtonLink kind="primary" to="/members">
            {t('look')}
          </ButtonLink>
        </>
      ) : (
        <ButtonLink kind="primary" to="/login" className="mt-3">
          {form('login')}
        </ButtonLink>
      )}
    </Ending>
  );
}

/** The site takes nobody, or nobody who comes from nowhere. */
export function Closed() {
  const t = useTranslations('signup.closed');
  const form = useTranslations('signup.form');
  return (
    <Ending icon="lock-simple" title={t('title')}>
      <p className="soft">{t('text')}</p>
      <ButtonLink kind="primary" to="/login" className="mt-3">
        {form('login')}
      </ButtonLink>
    </Ending>
  );
}

interface EndingProps {
  readonly icon: 'envelope-simple' | 'lock-simple';
  readonly title: string;
  readonly children: ReactNode;
}

/** Takes the focus, as each step before it did. */
function Ending({ icon, title, children }: EndingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="signup-end">
      <span className="signup-leaf">
        <Icon name={icon} />
      </span>
      <h1 className="h36" tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {children}
    </section>
  );
}
