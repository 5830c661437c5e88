import type { Turn } from '../../contract/endpoints.ts';
import type { Crop } from '../upload/crop.ts';

/** Px of the longer side: enough for any screen, small enough for a phone's memory. */
const maxSide = 1280;

/** Draws a rotated image and resizes the canvas to it. */
export function drawTurned(canvas: HTMLCanvasElement, image: HTMLImageElement, turn: Turn): void {
  const scale = Math.min(1, maxSide / Math.max(image.naturalWidth, image.naturalHeight));
  const [width, height] = [Math.round(image.naturalWidth * scale), Math.round(image.naturalHeight * scale)];
  const sideways = turn === 90 || turn === 270;
  canvas.width = sideways ? height : width;
  canvas.height = sideways ? width : height;
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(image, -width / 2, -height / 2, width, height);
}

/** Draws a crop as member cards show it: centred and covering the card's 4:5. */
export function drawCard(card: HTMLCanvasElement, source: HTMLCanvasElement, crop: Crop): void {
  const [width, height] = [crop.width * source.width, crop.height * source.height];
  const scale = Math.max(card.width / width, card.height / height);
  const [shownWidth, shownHeight] = [card.width / scale, card.height / scale];
  card
    .getContext('2d')
    ?.drawImage(
      source,
      crop.left * source.width + (width - shownWidth) / 2,
      crop.top * source.height + (height - shownHeight) / 2,
      shownWidth,
      shownHeight,
      0,
      0,
      card.width,
      card.height,
    );
}
