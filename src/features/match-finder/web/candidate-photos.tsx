import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton, Pill } from '#platform/web/ui/index.ts';
import type { Profile } from '#features/members/contract/member.ts';
import { FictionalPill, MemberPhoto } from '#features/members/web/index.ts';

interface Props {
  readonly profile: Profile;
}

const sizes = '(width >= 1200px) 480px, (width >= 768px) 42vw, 100vw';
const position = '50% 20%';

/** A candidate's photos, one at a time; locked ones are blurred. */
export function CandidatePhotos({ profile }: Props) {
  const t = useTranslations('match-finder');
  const [at, setAt] = useState(0);
  const { photos, name, fictional } = profile;
  const n = photos.length;
  const photo = photos[at] ?? null;
  const alt = photo === null ? t('noPhoto', { name }) : photo.caption || t(photo.locked ? 'photoLocked' : 'photo', { name, at: at + 1, n });
  const turn = (step: number) => setAt((at + step + n) % n);
  return (
    <section className="shots" aria-label={t('photos', { name })}>
      <MemberPhoto image={photo} sizes={sizes} alt={alt} priority position={position} />
      <div className="pills">
        {fictional && <FictionalPill kind="paper" />}
        {photo?.locked && (
          <Pill kind="paper" icon="lock-simple">
            {t('locked')}
          </Pill>
        )}
      </div>
      {n > 1 && (
        <div className="steps">
          <IconButton solid icon="caret-left" label={t('previousPhoto')} onClick={() => turn(-1)} />
          <Pill kind="paper" className="num">
            {t('counter', { at: at + 1, n })}
          </Pill>
          <IconButton solid icon="caret-right" label={t('nextPhoto')} onClick={() => turn(1)} />
        </div>
      )}
    </section>
  );
}

/** Preloads the next candidate's photo, invisibly. */
export function PhotoPreload({ profile }: Props) {
  return (
    <div className="preload" inert aria-hidden="true">
      <MemberPhoto image={profile.photos[0] ?? profile.main_image} sizes={sizes} alt="" position={position} />
    </div>
  );
}
