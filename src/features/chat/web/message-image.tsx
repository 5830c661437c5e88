import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#platform/web/ui/index.ts';
import { addressOf } from '#features/photos/contract/image.ts';
import { averageColour, avifSetOf, srcSetOf } from '#features/photos/web/index.ts';
import type { ChatImage } from '../contract/message.ts';
import { useFreshAddress } from './use-fresh-address.ts';
import { useRevealed } from './use-revealed.ts';

const ImageViewer = lazy(async () => ({ default: (await import('./image-viewer.tsx')).ImageViewer }));

interface Props {
  readonly image: ChatImage;
  /** Its message's id; null while it is on its way. */
  readonly message: number | null;
  readonly alt: string;
  /** From somebody whom the viewer never answered: nothing can be made out until it is asked for. */
  readonly covered: boolean;
  /** Whose it is; null: the viewer's own. */
  readonly name: string | null;
}

/** A picture in the conversation; opens in full. */
export function MessageImage({ image, message, alt, covered, name }: Props) {
  const t = useTranslations('chat.picture');
  const [revealed, reveal] = useRevealed(image.id);
  const renew = useFreshAddress(message);
  const [open, setOpen] = useState(false);
  const { width, height, thumb_hash } = image;
  const behind = { backgroundColor: averageColour(thumb_hash) };
  if (covered && !revealed && name !== null) {
    return (
      <div className="pic-covered" style={behind}>
        <img src={image.blurred} alt={t('hidden', { name })} width={width} height={height} loading="lazy" onError={renew} />
        <div className="veil">
          <p className="t13">{t('hint', { name })}</p>
          <Button size="small" icon="eye" onClick={reveal}>
            {t('show')}
          </Button>
        </div>
      </div>
    );
  }
  const avif = avifSetOf(image.files);
  return (
    <>
      <button
        type="button"
        className="pic-open"
        style={behind}
        aria-label={name === null ? t('openOwn') : t('open', { name })}
        onClick={() => setOpen(true)}
      >
        <picture>
          {avif !== undefined && <source type="image/avif" srcSet={avif} sizes={sizes} />}
          <img
            src={addressOf(image.files, width)}
            srcSet={srcSetOf(image.files)}
            sizes={sizes}
            width={width}
            height={height}
            alt={alt}
            loading="lazy"
            decoding="async"
            onError={renew}
          />
        </picture>
      </button>
      {open && (
        <Suspense fallback={null}>
          <ImageViewer image={image} alt={alt} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** As wide as a bubble gets (chat.css, `.pic`). */
const sizes = '(width >= 460px) 340px, 74vw';
