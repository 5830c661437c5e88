import { addressOf } from '#features/photos/contract/image-address.ts';
import { avifSetOf, FullScreen, Slide, srcSetOf } from '#features/photos/web/index.ts';
import type { ChatImage } from '../../contract/message.ts';

interface Props {
  readonly image: ChatImage;
  readonly alt: string;
  readonly onClose: () => void;
}

/** One image of a conversation in full screen, like the photos of a profile. */
export function ImageViewer({ image: { files, width, height }, alt, onClose }: Props) {
  return (
    <FullScreen title={alt} onClose={onClose}>
      <Slide src={addressOf(files, width)} srcSet={srcSetOf(files)} avif={avifSetOf(files)} width={width} height={height} alt={alt} />
    </FullScreen>
  );
}
