import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ButtonLink, Icon, type IconName } from '#platform/web/ui/index.ts';
import { ResendActivation, useMember } from '#features/account/web/index.ts';
import { readProfileDraft } from './profile-draft.ts';
import { UploadNote } from './profile-questions/upload-note.tsx';
import type { OwnPhotos } from '#features/profile/web/index.ts';

interface CompleteProps {
  readonly own: OwnPhotos;
  readonly awake: boolean;
  readonly onPhotos: () => void;
}

/** All is said: what is in the mail, what waits for it, and where to look meanwhile. */
export function Complete({ own, awake, onPhotos }: CompleteProps) {
  const t = useTranslations('signup.mail');
  const message = useTranslations('signup.message');
  const { email, status } = useMember();
  const active = status === 'active';
  const { addressee, messageWaits } = awake ? readProfileDraft(sessionStorage) : { addressee: null, messageWaits: false };
  return (
    <Ending icon={active ? 'check-circle' : 'envelope-simple'} title={active ? t('activeTitle') : t('title')}>
      {active ? (
        <p>{t('activeText')}</p>
      ) : (
        <>
          <p>{t('text', { email })}</p>
          {messageWaits && addressee !== null && <p>{message('waits', { name: addressee })}</p>}
          <p className="t15 soft">{t('help')}</p>
          <ResendActivation />
          <p className="t15 soft mt-3">{t('until')}</p>
        </>
      )}
      <UploadNote uploads={own.uploads} onShow={onPhotos} />
      <div className="ways">
        <ButtonLink kind="primary" to="/signup-matches">
          {t('matches')}
        </ButtonLink>
        <ButtonLink to="/members">{t('look')}</ButtonLink>
      </div>
    </Ending>
  );
}

/** There may be an account with this address: only the mail says so. */
export function Written({ email }: { readonly email: string }) {
  const t = useTranslations('signup.mail');
  return (
    <Ending icon="envelope-simple" title={t('title')}>
      <p>{t('text', { email })}</p>
      <p className="t15 soft">{t('help')}</p>
      <LoginButton />
    </Ending>
  );
}

/** The site takes nobody, or nobody who comes from nowhere. */
export function Closed() {
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
    <div className="ways">
      <ButtonLink kind="primary" to="/login">
        {t('login')}
      </ButtonLink>
    </div>
  );
}

interface EndingProps {
  readonly icon: IconName;
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
