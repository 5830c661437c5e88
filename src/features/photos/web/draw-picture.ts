import type { Turn } from '../contract/endpoints.ts';
import type { Crop } from './crop.ts';

/** Px of the longer side: enough for any screen, and little enough for a phone's memory. */
const longestSide = 1280;

/** Draws an image turned clockwise; the canvas takes its size. */
export function drawTurned(canvas: HTMLCanvasElement, image: HTMLImageElement, turn: Turn): void {
  const scale = Math.min(1, longestSide / Math.max(image.naturalWidth, image.naturalHeight));
  const [width, height] = [Math.round(image.naturalWidth * scale), Math.round(image.naturalHeight * scale)];
  const lying = turn === 90 || turn === 270;
  canvas.width = lying ? height : width;
  canvas.height = lying ? width : height;
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate((turn * Math.PI) / 180);
  pen.drawImage(image, -width / 2, -height / 2, width, height);
}

/** Draws a part of a picture as cards show it: filling its 4:5, from the middle. */
export function drawCard(card: HTMLCanvasElement, picture: HTMLCanvasElement, crop: Crop): void {
  const [width, height] = [crop.width * picture.width, crop.height * picture.height];
  const scale = Math.max(card.width / width, card.height / height);
  const [shownWidth, shownHeight] = [card.width / scale, card.height / scale];
  card
    .getContext('2d')
    ?.drawImage(
      picture,
      crop.left * picture.width + (width - shownWidth) / 2,
      crop.top * picture.height + (height - shownHeight) / 2,
      shownWidth,
      shownHeight,
      0,
      0,
      card.width,
      card.height,
    );
}
