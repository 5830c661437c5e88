import './photo-preview.css';
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { cx, Pill } from '#platform/web/ui/index.ts';
import type { MainImage } from '#features/photos/contract/image.ts';
import { photoOf } from '#features/photos/web/index.ts';
import type { Member } from '../contract/member.ts';
import { usePhotoPreview } from './use-photo-preview.ts';

export interface PhotoPreviewProps {
  readonly member: Member;
  /** The `sizes` of the card's own photo. */
  readonly sizes: string;
  /** The event that loaded the preview. */
  readonly first: Event;
}

/**
 * Previews a member's other photos over the main one of their card: by mouse position, by swiping, or by arrow keys while the
 * link has the focus. Hidden from screen readers, since the profile behind the link has the same photos.
 */
export function PhotoPreview({ member, sizes, first }: PhotoPreviewProps) {
  const { box, photos, at, by, activated } = usePhotoPreview(member, first);
  const [ready, setReady] = useState<readonly number[]>([0]);
  const [shown, setShown] = useState(0);
  // A photo stays until the next one is decoded.
  if (shown !== at && ready.includes(at)) setShown(at);
  const slides = by === 'finger';
  const isNeeded = (place: number) => Math.abs(place - at) <= 1 || ready.includes(place);
  return (
    <div ref={box} className={cx('photo-preview', slides && 'slides', shown === 0 && 'main')} aria-hidden="true">
      {photos.map(
        (image, place) =>
          (slides || (place > 0 && image !== null)) &&
          activated &&
          isNeeded(place) && (
            <Frame
              key={place}
              image={image}
              sizes={sizes}
              slot={place - at}
              on={place === shown}
              onReady={() => setReady((before) => (before.includes(place) ? before : [...before, place]))}
            />
          ),
      )}
      {photos.length > 1 && (
        <div className={cx('indicators', by !== null && 'on')}>
          {photos.map((_, place) => (
            <i key={place} className={place === (slides ? at : shown) ? 'on' : undefined} />
          ))}
        </div>
      )}
    </div>
  );
}

interface FrameProps {
  readonly image: MainImage;
  readonly sizes: string;
  /** -1 before the current one, 1 after it. */
  readonly slot: number;
  readonly on: boolean;
  readonly onReady: () => void;
}

function Frame({ image, sizes, slot, on, onReady }: FrameProps) {
  const t = useTranslations('members.card');
  const element = useRef<HTMLImageElement>(null);
  const photo = image && photoOf(image);
  const ready = useEffectEvent(onReady);
  const src = photo?.src;
  useEffect(() => {
    // A photo that cannot be decoded is never shown.
    void element.current?.decode().then(
      () => ready(),
      () => undefined,
    );
  }, [src]);
  const style: CSSProperties & Record<'--slot', number> = { '--slot': slot, backgroundColor: photo?.placeholder };
  return (
    <div className={cx('frame', on && 'on')} style={style}>
      {photo && (
        <picture>
          {photo.avif !== undefined && <source type="image/avif" srcSet={photo.avif} sizes={sizes} />}
          <img
            ref={element}
            src={photo.src}
            srcSet={photo.srcSet}
            sizes={sizes}
            width={photo.width}
            height={photo.height}
            alt=""
            decoding="sync"
          />
        </picture>
      )}
      {image?.locked && (
        <Pill kind="paper" icon="lock-simple" className="locked">
          {t('premium')}
        </Pill>
      )}
    </div>
  );
}
