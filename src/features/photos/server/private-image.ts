import type { PhotoAddresses } from './photo-addresses.ts';
import { blurredFile, clearFile, clearWidths, type PhotoFiles } from './photo-files.ts';

export interface PrivateImage {
  /** Ascending in px. */
  readonly sources: { readonly width: number; readonly url: string; readonly avif: string | null }[];
  readonly blurred: string;
}

/** Below this the server itself answers: what is private comes from no other host. */
const prefix = '/media/';

/** The addresses of a picture that is in no profile: whoever is told them may have the files, for a while, and nobody else. */
export function presentPrivateImage(image: PhotoFiles, addresses: PhotoAddresses): PrivateImage {
  const query = addresses.sign(image.name, 'partner');
  const urlOf = (file: string) => prefix + file + query;
  return {
    sources: clearWidths(image.width).map((width) => ({
      width,
      url: urlOf(clearFile(image.name, width, 'webp')),
      avif: image.avif ? urlOf(clearFile(image.name, width, 'avif')) : null,
    })),
    blurred: urlOf(blurredFile(image.name)),
  };
}
