import './image-viewer.css';
import { useTranslations } from 'use-intl';
import { Dialog } from '#platform/web/ui/index.ts';
import { addressOf } from '#features/photos/contract/image.ts';
import { averageColour, avifSetOf, srcSetOf } from '#features/photos/web/index.ts';
import type { ChatImage } from '../../contract/message.ts';

interface Props {
  readonly image: ChatImage;
  readonly alt: string;
  readonly onClose: () => void;
}

const sizes = '(width >= 940px) 880px, 94vw';

/** A dialog that shows one picture as large as the window allows. */
export function ImageViewer({ image, alt, onClose }: Props) {
  const common = useTranslations('common.action');
  const avif = avifSetOf(image.files);
  const { width, height, thumb_hash } = image;
  return (
    <Dialog open wide className="image-viewer" title={alt} closeLabel={common('close')} onClose={onClose}>
      <picture>
        {avif !== undefined && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        <img
          src={addressOf(image.files, width)}
          srcSet={srcSetOf(image.files)}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          style={{ backgroundColor: averageColour(thumb_hash) }}
        />
      </picture>
    </Dialog>
  );
}
