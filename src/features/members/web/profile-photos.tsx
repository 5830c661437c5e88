import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ButtonLink, cx, Icon, Pill } from '#platform/web/ui/index.ts';
import type { ProfileImage } from '#features/photos/contract/image.ts';
import { faceOf } from '#features/photos/web/index.ts';
import type { Profile } from '../contract/member.ts';
import { LikeButton } from './like-button.tsx';
import { MemberPhoto } from './member-photo.tsx';

const sizes = '(width >= 992px) 520px, 100vw';

interface Props {
  readonly profile: Profile;
}

/** The main photo and the others to choose from; locked ones are the blurred files, with the way to premium. */
export function ProfilePhotos({ profile }: Props) {
  const t = useTranslations('members.profile');
  const { photos, name, own } = profile;
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, Math.max(0, photos.length - 1));
  const image = photos[at] ?? null;
  const n = photos.length;
  const locked = photos.filter((photo) => photo.locked).length;
  return (
    <section className="shots" aria-label={t('photos', { name })}>
      <div className="mainshot">
        <MemberPhoto
          image={image}
          sizes={sizes}
          alt={image ? image.caption || t('photo', { name, at: at + 1, n }) : t('noPhoto', { name })}
          priority
          position="50% 20%"
        >
          {image?.locked && <Locked />}
        </MemberPhoto>
        {image?.status === 'pending' && (
          <Pill kind="paper" icon="clock" className="pending">
            {t('pending')}
          </Pill>
        )}
        {n > 1 && (
          <Pill kind="paper" className="counter num">
            {t('counter', { at: at + 1, n })}
          </Pill>
        )}
        {!own && <LikeButton member={profile} look="big" />}
      </div>
      {n > 1 && (
        <ul className="thumbs">
          {photos.map((photo, place) => (
            <li key={photo.filename}>
              <Thumb
                photo={photo}
                label={t(photo.locked ? 'photoLocked' : 'photo', { name, at: place + 1, n })}
                on={place === at}
                onChoose={() => setChosen(place)}
              />
            </li>
          ))}
        </ul>
      )}
      {locked > 0 && (
        <p className="lockline t13 soft">
          <Icon name="lock-simple" />
          <span>
            {t('locked', { n: locked })}{' '}
            <Link className="link" to="/premium">
              {t('premium')}
            </Link>
          </span>
        </p>
      )}
    </section>
  );
}

interface ThumbProps {
  readonly photo: ProfileImage;
  readonly label: string;
  readonly on: boolean;
  readonly onChoose: () => void;
}

function Thumb({ photo, label, on, onChoose }: ThumbProps) {
  return (
    <button
      type="button"
      className={cx('thumb', photo.locked && 'locked')}
      aria-label={label}
      aria-current={on ? 'true' : undefined}
      onClick={onChoose}
    >
      <img {...faceOf(photo)} alt="" width={photo.width} height={photo.height} loading="lazy" decoding="async" />
      {photo.locked && <Icon name="lock-key-fill" />}
    </button>
  );
}

function Locked() {
  const t = useTranslations('members.profile');
  return (
    <span className="locked-note">
      <Icon name="lock-key-fill" />
      <b>{t('lockedTitle')}</b>
      <ButtonLink kind="amber" size="small" to="/premium">
        {t('premium')}
      </ButtonLink>
    </span>
  );
}
