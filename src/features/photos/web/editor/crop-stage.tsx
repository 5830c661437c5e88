import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Turn } from '../../contract/endpoints.ts';
import type { Crop, FrameRules } from '../upload/crop.ts';
import { CropFrame } from './crop-frame.tsx';
import { drawCard, drawTurned } from './draw-image.ts';

interface Props {
  readonly name: string;
  readonly image: HTMLImageElement;
  readonly turn: Turn;
  readonly crop: Crop;
  /** With a crop frame; otherwise the whole image is used. */
  readonly framed: boolean;
  readonly rules: FrameRules;
  readonly onCrop: (crop: Crop) => void;
  /** The tools next to the image. */
  readonly children: ReactNode;
}

/** The rotated image with the crop frame, and a preview as a member card. */
export function CropStage({ name, image, turn, crop, framed, rules, onCrop, children }: Props) {
  const t = useTranslations('photos.editor');
  const canvas = useRef<HTMLCanvasElement>(null);
  const card = useRef<HTMLCanvasElement>(null);

  useLayoutEffect(() => {
    if (canvas.current) drawTurned(canvas.current, image, turn);
  }, [image, turn]);
  // Must run after the effect above: it copies from that canvas.
  useLayoutEffect(() => {
    if (canvas.current && card.current) drawCard(card.current, canvas.current, crop);
  }, [image, turn, crop]);

  const sideways = turn === 90 || turn === 270;
  const ratio = sideways ? image.naturalHeight / image.naturalWidth : image.naturalWidth / image.naturalHeight;
  const style: CSSProperties & Record<`--${string}`, number> = { '--ratio': ratio };
  return (
    <div className="crop-cols">
      <div className="crop-stage">
        <div className="crop-image" style={style}>
          <canvas ref={canvas} role="img" aria-label={t('photo', { name })} />
          {framed && <CropFrame crop={crop} rules={rules} onCrop={onCrop} />}
        </div>
      </div>
      <div className="crop-side">
        {children}
        <figure className="crop-card">
          <span className="photo medium">
            <canvas ref={card} width={240} height={300} aria-hidden="true" />
          </span>
          <figcaption className="help">{t('preview')}</figcaption>
        </figure>
      </div>
    </div>
  );
}
