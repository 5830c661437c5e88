import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ButtonLink, Icon, IconButton, type IconName } from '#platform/web/ui/index.ts';
import { ResendActivation, useMember } from '#features/account/web/index.ts';
import { noDraft, readProfileDraft } from './profile-draft.ts';
import { UploadNote } from './profile-questions/upload-note.tsx';
import type { OwnPhotos } from '#features/profile/web/index.ts';
import { StepBar } from './step-bar.tsx';
import { positionOf, stepCount } from './steps.ts';
import { tabStorage } from './tab-storage.ts';

interface CompleteProps {
  readonly own: OwnPhotos;
  readonly hydrated: boolean;
  readonly onPhotos: () => void;
  readonly onBack: () => void;
}

/** The end of the signup: asks to open the activation mail, mentions the pending message, and links to members. */
export function Complete({ own, hydrated, onPhotos, onBack }: CompleteProps) {
  const t = useTranslations('signup.mail');
  const message = useTranslations('signup.message');
  const { email, status } = useMember();
  const active = status === 'active';
  const teaser = useTranslations('signup.teaser');
  const { addressee, messageWaits, likeWaits } = hydrated ? readProfileDraft(tabStorage) : noDraft;
  return (
    <Ending icon={active ? 'check-circle' : 'envelope-simple'} title={active ? t('activeTitle') : t('title')} onBack={onBack}>
      {active ? (
        <p>{t('activeText')}</p>
      ) : (
        <>
          <p>{t('text', { email })}</p>
          {messageWaits && addressee !== null && <p>{message('waits', { name: addressee.name })}</p>}
          {likeWaits && addressee !== null && <p>{teaser('likeWaits', { name: addressee.name })}</p>}
          <p className="t15 soft">{t('help')}</p>
          <ResendActivation />
          <p className="t15 soft mt-3">{t('until')}</p>
        </>
      )}
      <UploadNote uploads={own.uploads} onShow={onPhotos} />
      <div className="actions">
        {addressee === null ? (
          <>
            <ButtonLink kind="primary" to="/signup-matches">
              {t('matches')}
            </ButtonLink>
            <ButtonLink to="/members">{t('look')}</ButtonLink>
          </>
        ) : (
          <>
            <ButtonLink kind="primary" to={`/members/${addressee.id}`}>
              {teaser('to', { name: addressee.name })}
            </ButtonLink>
            <ButtonLink to="/signup-matches">{t('matches')}</ButtonLink>
          </>
        )}
      </div>
    </Ending>
  );
}

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

interface EndingProps {
  readonly icon: IconName;
  readonly title: string;
  /** To the step before it; none where the signup has ended otherwise. */
  readonly onBack?: () => void;
  readonly children: ReactNode;
}

/** Focuses its heading, like every step. */
function Ending({ icon, title, onBack, children }: EndingProps) {
  const t = useTranslations('signup.form');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="signup-end">
      {onBack && (
        <header className="signup-top">
          <IconButton icon="arrow-left" label={t('back')} onClick={onBack} />
          <StepBar at={positionOf('complete')} done={Array.from({ length: stepCount }, () => true)} />
        </header>
      )}
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
