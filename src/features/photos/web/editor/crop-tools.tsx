import { useTranslations } from 'use-intl';
import { Button, ChoiceChips, Stepper, useAnnounce } from '#platform/web/ui/index.ts';
import type { Turn } from '../../contract/endpoints.ts';
import { type Crop, type FrameRules, largestFrame, moveCrop, sizeCrop } from '../upload/crop.ts';

/** Which part of the image is used. */
export type Part = (typeof parts)[number];
const parts = ['whole', 'portrait', 'free'] as const;

interface Props {
  readonly turn: Turn;
  readonly part: Part;
  readonly crop: Crop;
  readonly rules: FrameRules;
  readonly onTurn: () => void;
  readonly onPart: (part: Part) => void;
  readonly onCrop: (crop: Crop) => void;
}

/** All gestures on the image as buttons. */
export function CropTools({ turn, part, crop, rules, onTurn, onPart, onCrop }: Props) {
  const t = useTranslations('photos.editor');
  const announce = useAnnounce();
  const press = () => {
    onTurn();
    announce(t('turned', { degrees: (turn + 90) % 360 }));
  };
  return (
    <div className="crop-tools">
      <ChoiceChips small legend={t('part')} choices={parts.map((value) => ({ value, label: t(value) }))} value={part} onChange={onPart} />
      <Button size="small" icon="arrow-clockwise" onClick={press}>
        {t('turn')}
      </Button>
      {part !== 'whole' && (
        <details>
          <summary className="link">{t('exact')}</summary>
          <CropSteppers crop={crop} rules={rules} onCrop={onCrop} />
        </details>
      )}
    </div>
  );
}

function CropSteppers({ crop, rules, onCrop }: Pick<Props, 'crop' | 'rules' | 'onCrop'>) {
  const { left, top, width, height } = crop;
  const largest = largestFrame(rules);
  const minSize = sizeCrop(crop, { width: 0, height: 0 }, rules);
  const toWidth = (percent: number) => onCrop(sizeCrop(crop, { width: (percent / 100) * largest.width, height }, rules));
  const toHeight = (percent: number) => onCrop(sizeCrop(crop, { width, height: percent / 100 }, rules));
  return (
    <div className="crop-numbers">
      <PercentStepper
        name={rules.ratio === null ? 'width' : 'size'}
        value={width / largest.width}
        min={minSize.width / largest.width}
        max={1}
        onChange={toWidth}
      />
      {rules.ratio === null && <PercentStepper name="height" value={height} min={minSize.height} max={1} onChange={toHeight} />}
      <PercentStepper
        name="fromLeft"
        value={left}
        min={0}
        max={1 - width}
        onChange={(percent) => onCrop(moveCrop(crop, percent / 100 - left, 0))}
      />
      <PercentStepper
        name="fromTop"
        value={top}
        min={0}
        max={1 - height}
        onChange={(percent) => onCrop(moveCrop(crop, 0, percent / 100 - top))}
      />
    </div>
  );
}

interface PercentStepperProps {
  readonly name: 'size' | 'width' | 'height' | 'fromLeft' | 'fromTop';
  /** Fractions, 0 to 1. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (percent: number) => void;
}

function PercentStepper({ name, value, min, max, onChange }: PercentStepperProps) {
  const t = useTranslations('photos.editor');
  const label = t(name);
  return (
    <div>
      <span className="label" aria-hidden="true">
        {label}
      </span>
      <Stepper
        label={t('percent', { name: label })}
        lessLabel={t('less', { name: label })}
        moreLabel={t('more', { name: label })}
        value={Math.round(value * 100)}
        min={Math.ceil(min * 100)}
        max={Math.round(max * 100)}
        onChange={onChange}
      />
    </div>
  );
}
