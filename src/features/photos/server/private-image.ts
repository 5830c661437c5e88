import type { ImageFiles } from '../contract/image.ts';
import type { PhotoAddresses } from './photo-addresses.ts';
import { anyClearFile, blurredFile, clearWidths, type PhotoFiles } from './photo-files.ts';

export interface PrivateImage {
  readonly files: ImageFiles;
  readonly blurred: string;
}

/** Below this the server itself answers: what is private comes from no other host. */
const prefix = '/media/';

/** The addresses of a picture that is in no profile: whoever is told them may have the files, for a while, and nobody else. */
export function presentPrivateImage(image: PhotoFiles, addresses: PhotoAddresses): PrivateImage {
  const query = addresses.sign(image.name, 'partner');
  const urlOf = (file: string) => prefix + file + query;
  return {
    files: { address: urlOf(anyClearFile(image.name)), widths: clearWidths(image.width), avif: image.avif },
    blurred: urlOf(blurredFile(image.name)),
  };
}
