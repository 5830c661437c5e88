import type { ImageFiles } from '../contract/image.ts';
import type { PhotoAddresses } from './photo-addresses.ts';
import { anyClearFile, blurredFile, clearWidths, type PhotoFiles } from './photo-files.ts';

export interface PrivateImage {
  readonly files: ImageFiles;
  readonly blurred: string;
}

/** Path on this server: private images are never served by the CDN. */
const prefix = '/media/';

/** Signed, expiring addresses of an image that belongs to no profile. Only holders of the addresses can load the files. */
export function presentPrivateImage(image: PhotoFiles, addresses: PhotoAddresses): PrivateImage {
  const query = addresses.sign(image.name, 'partner');
  const urlOf = (file: string) => prefix + file + query;
  return {
    files: { address: urlOf(anyClearFile(image.name)), widths: clearWidths(image.width), avif: image.avif },
    blurred: urlOf(blurredFile(image.name)),
  };
}
