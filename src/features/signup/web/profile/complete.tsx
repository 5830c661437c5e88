import { useTranslations } from 'use-intl';
import { ButtonLink, IconButton } from '#platform/web/ui/index.ts';
import { ResendActivation, useMember } from '#features/account/web/index.ts';
import type { OwnPhotos } from '#features/profile/web/index.ts';
import { Ending } from '../frame/ending.tsx';
import { noDraft, readProfileDraft } from '../state/profile-draft.ts';
import { UploadNote } from '../profile-questions/upload-note.tsx';
import { tabStorage } from '../state/tab-storage.ts';

interface CompleteProps {
  readonly own: OwnPhotos;
  readonly hydrated: boolean;
  readonly onPhotos: () => void;
  readonly onBack: () => void;
}

/** The end of the signup: asks to open the activation mail, mentions the pending message, and links to members. */
export function Complete({ own, hydrated, onPhotos, onBack }: CompleteProps) {
  const t = useTranslations('signup.mail');
  const form = useTranslations('signup.form');
  const message = useTranslations('signup.message');
  const { email, status } = useMember();
  const active = status === 'active';
  const teaser = useTranslations('signup.teaser');
  const { addressee, messageWaits, likeWaits } = hydrated ? readProfileDraft(tabStorage) : noDraft;
  return (
    <Ending
      icon={active ? 'check-circle' : 'envelope-simple'}
      title={active ? t('activeTitle') : t('title')}
      header={
        <header className="signup-top">
          <IconButton icon="arrow-left" label={form('back')} onClick={onBack} />
        </header>
      }
    >
      {active ? (
        <p>{t('activeText')}</p>
      ) : (
        <>
          <p>{t('text', { email })}</p>
          {messageWaits && addressee !== null && <p>{message('waits', { name: addressee.name })}</p>}
          {likeWaits && addressee !== null && <p>{teaser('likeWaits', { name: addressee.name })}</p>}
          <p className="text-m soft">{t('help')}</p>
          <ResendActivation />
          <p className="text-m soft mt-3">{t('until')}</p>
        </>
      )}
      <UploadNote uploads={own.uploads} onShow={onPhotos} />
      <div className="actions">
        {addressee === null ? (
          <>
            <ButtonLink kind="primary" to="/signup-matches">
              {t('matches')}
            </ButtonLink>
            <ButtonLink to="/members">{t('browse')}</ButtonLink>
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
