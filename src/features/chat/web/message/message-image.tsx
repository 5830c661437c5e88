import './images.css';
import { useTranslations } from 'use-intl';
import { Button } from '#platform/web/ui/index.ts';
import { addressOf } from '#features/photos/contract/image-address.ts';
import { averageColour, avifSetOf, srcSetOf } from '#features/photos/web/index.ts';
import type { ChatImage } from '../../contract/message.ts';
import { useOpenImage } from './open-image.ts';
import { useRefreshImageUrl } from './use-refresh-image-url.ts';
import { useRevealed } from '../state/use-revealed.ts';

interface Props {
  readonly image: ChatImage;
  /** Id of its message; null until the message is stored. */
  readonly message: number | null;
  readonly alt: string;
  /** Blurred until the viewer reveals it, because they have never written to the sender. */
  readonly covered: boolean;
  /** The sender's name; null when it is the viewer's own image. */
  readonly name: string | null;
}

/** An image in the conversation. A click opens it in the image viewer. */
export function MessageImage({ image, message, alt, covered, name }: Props) {
  const t = useTranslations('chat.image');
  const [revealed, reveal] = useRevealed(image.id);
  const refreshUrl = useRefreshImageUrl(message);
  const openImage = useOpenImage();
  const { width, height, thumb_hash } = image;
  const placeholder = { backgroundColor: averageColour(thumb_hash) };
  if (covered && !revealed && name !== null) {
    return (
      <div className="message-image-covered" style={placeholder}>
        <img src={image.blurred} alt={t('hidden', { name })} width={width} height={height} loading="lazy" onError={refreshUrl} />
        <div className="veil">
          <p className="text-s">{t('hint', { name })}</p>
          <Button size="small" icon="eye" onClick={reveal}>
            {t('show')}
          </Button>
        </div>
      </div>
    );
  }
  const avif = avifSetOf(image.files);
  return (
    <button
      type="button"
      className="message-image-open"
      style={placeholder}
      aria-label={name === null ? t('openMine') : t('open', { name })}
      onClick={() => openImage({ image, alt })}
      data-image={image.id}
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
          onError={refreshUrl}
        />
      </picture>
    </button>
  );
}

/** The width of an image (images.css, `.message-image`). */
const sizes = '(width >= 460px) 340px, 74vw';
