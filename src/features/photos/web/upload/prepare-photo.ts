import { ApiError } from '#platform/web/data/api-client.ts';
import type { UploadFields } from '../../contract/endpoints.ts';
import { maxPhotoBytes } from '../../contract/rules.ts';
import { readCrop, wholeImage } from './crop.ts';
import type { Chosen } from './upload-queue.ts';

/** What is sent of a photo. */
export interface Prepared {
  readonly file: Blob;
  /** How the server is to rotate and crop it; empty when that is done. */
  readonly edit: Pick<UploadFields, 'turn' | 'crop'>;
}

/**
 * Makes a large photo smaller before it is sent: a slow line takes a tenth of the time, and a browser that can read a format
 * which the server cannot, such as HEIC, turns it into one. Fails where the file is too large as it is.
 */
export async function preparePhoto({ file, turn, crop }: Chosen): Promise<Prepared> {
  // Without the code for it, the file is sent as it is.
  const scaled = await import('./scale-photo.ts')
    .then(async ({ scalePhoto }) => scalePhoto(file, turn, crop === undefined ? wholeImage : readCrop(crop)))
    .catch(() => null);
  if (scaled !== null) return { file: scaled, edit: {} };
  if (file.size > maxPhotoBytes) throw new ApiError(413, 'too_large');
  return { file, edit: { ...(turn === 0 ? {} : { turn }), ...(crop === undefined ? {} : { crop }) } };
}
