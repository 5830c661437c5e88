import type { Turn } from '../../contract/endpoints.ts';
import { maxPhotoBytes } from '../../contract/rules.ts';
import type { Crop } from './crop.ts';
import { hasJpegEnd, photoKind } from './file-kind.ts';
import { type Target, targetOf } from './target-size.ts';

/** Bytes of a file that is sent as it is: even a slow line takes it within minutes. */
const smallBytes = 1_000_000;
const quality = 0.9;

/**
 * The image as a JPEG of the size that is needed, upright, rotated and cropped, in sRGB; null where the file is to be sent as it
 * is: because it is small, because this browser cannot read or draw it, or because it is for the server to judge.
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
  // A file that the server takes may already have fewer bytes.
  return scaled === null || (kind !== null && scaled.size >= file.size) ? null : scaled;
}

async function decoded(file: Blob): Promise<HTMLImageElement | null> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  image.src = url;
  // What was decoded outlives its address.
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
  // As the server does: a JPEG has no transparency.
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

/** Browsers that protect from fingerprints give out noise, or nothing but white, in place of what was drawn. */
function drawsTrueColours(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = 8;
  canvas.height = 8;
  const context = canvas.getContext('2d');
  if (context === null) return false;
  const drawn = [60, 122, 180, 255];
  context.fillStyle = `rgb(${drawn.slice(0, 3).join(' ')})`;
  context.fillRect(0, 0, 8, 8);
  // Some change only the last bit or two, which nobody sees in a photo.
  return context.getImageData(0, 0, 8, 8).data.every((value, at) => Math.abs(value - (drawn[at % 4] ?? 0)) <= 4);
}
