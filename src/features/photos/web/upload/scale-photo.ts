import type { Turn } from '../../contract/endpoints.ts';
import { maxPhotoBytes } from '../../contract/rules.ts';
import type { Crop } from './crop.ts';
import { hasJpegEnd, photoKind } from './file-kind.ts';
import { type Target, targetOf } from './target-size.ts';

/** In bytes. Smaller files are uploaded unchanged: even a slow connection takes at most minutes. */
const smallBytes = 1_000_000;
const quality = 0.9;

/**
 * Returns the image as a JPEG of the required size, upright, rotated and cropped, in sRGB. Null when the original file is to be
 * uploaded: because it is small, because this browser cannot read or draw it, or because the server has to reject it.
 */
export async function scalePhoto(file: Blob, turn: Turn, crop: Crop): Promise<Blob | null> {
  const kind = photoKind(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (kind !== null && file.size <= smallBytes) return null;
  const mayBeCut = kind === 'jpeg' && file.size <= maxPhotoBytes && !hasJpegEnd(new Uint8Array(await file.arrayBuffer()));
  if (mayBeCut || !drawsTrueColours()) return null;
  const image = await decoded(file);
  if (image === null) return null;
  const { naturalWidth, naturalHeight } = image;
  const sideways = turn === 90 || turn === 270;
  const target = targetOf(sideways ? { width: naturalHeight, height: naturalWidth } : { width: naturalWidth, height: naturalHeight }, crop);
  const scaled = target === null ? null : await draw(image, turn, target);
  // The original may already have fewer bytes in a format that the server accepts.
  return scaled === null || (kind !== null && scaled.size >= file.size) ? null : scaled;
}

async function decoded(file: Blob): Promise<HTMLImageElement | null> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  image.src = url;
  // The decoded image remains usable after its URL is revoked.
  return image.decode().then(
    () => (URL.revokeObjectURL(url), image),
    () => (URL.revokeObjectURL(url), null),
  );
}

function draw(image: HTMLImageElement, turn: Turn, { region, scale }: Target): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(region.width * scale);
  canvas.height = Math.round(region.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  // White background as on the server, because a JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const { naturalWidth: width, naturalHeight: height } = image;
  const sideways = turn === 90 || turn === 270;
  context.scale(scale, scale);
  context.translate((sideways ? height : width) / 2 - region.left, (sideways ? width : height) / 2 - region.top);
  context.rotate((turn * Math.PI) / 180);
  try {
    context.drawImage(image, -width / 2, -height / 2, width, height);
    return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  } catch {
    return Promise.resolve(null);
  }
}

/** Browsers with fingerprinting protection return noise, or only white, instead of the drawn pixels. */
function drawsTrueColours(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = 8;
  canvas.height = 8;
  const context = canvas.getContext('2d');
  if (context === null) return false;
  const drawn = [60, 122, 180, 255];
  context.fillStyle = `rgb(${drawn.slice(0, 3).join(' ')})`;
  context.fillRect(0, 0, 8, 8);
  // Some change only the last one or two bits, which is not visible in a photo.
  return context.getImageData(0, 0, 8, 8).data.every((value, at) => Math.abs(value - (drawn[at % 4] ?? 0)) <= 4);
}
