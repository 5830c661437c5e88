import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Corner, type Crop, type FrameRules, moveCrop, sizeCrop } from '../upload/crop.ts';
import { createCropGesture } from './crop-gesture.ts';

interface Props {
  readonly crop: Crop;
  readonly rules: FrameRules;
  readonly onCrop: (crop: Crop) => void;
}

const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const satisfies readonly Corner[];
/** Fraction of the image per key press, without and with Shift. */
const step = 0.02;
const bigStep = 0.1;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The crop frame: dragged, resized by its corners or by pinching, or moved by keys. The steppers next to it do the same. */
export function CropFrame({ crop, rules, onCrop }: Props) {
  const t = useTranslations('photos.editor');
  const [gesture] = useState(createCropGesture);
  const { left, top, width, height } = crop;
  const place = { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };

  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const { target, currentTarget, pointerId } = event;
    currentTarget.setPointerCapture(pointerId);
    gesture.press(
      pointerId,
      fractionOf(event),
      corners.find((one) => target instanceof Element && target.matches(`.${one}`)) ?? null,
      crop,
    );
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const next = gesture.move(event.pointerId, fractionOf(event), rules);
    if (next !== null) onCrop(next);
  };
  const release = ({ pointerId }: PointerEvent) => gesture.release(pointerId, crop);
  const key = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    const distance = event.shiftKey ? bigStep : step;
    const factor = event.key === '+' ? 1 + bigStep : event.key === '-' ? 1 - bigStep : null;
    if (arrow) onCrop(moveCrop(crop, arrow[0] * distance, arrow[1] * distance));
    else if (factor !== null) onCrop(sizeCrop(crop, { width: width * factor, height: height * factor }, rules));
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="crop-veil" aria-hidden="true">
        <i style={place} />
      </div>
      <div
        className="crop-frame"
        style={place}
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys move it
        tabIndex={0}
        aria-label={t('frame')}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={key}
      >
        {corners.map((corner) => (
          <i key={corner} className={corner} />
        ))}
      </div>
    </>
  );
}

const percent = (fraction: number) => `${fraction * 100}%`;

/** A pointer's position in fractions of the image. */
function fractionOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): { x: number; y: number } {
  const box = currentTarget.parentElement?.getBoundingClientRect();
  return box ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height } : { x: 0, y: 0 };
}
