import './photo-editor.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Dialog, Spinner, useAnnounce } from '#platform/web/ui/index.ts';
import type { Turn } from '../contract/endpoints.ts';
import { type Crop, cropText, frameRules, type FrameRules, largestFrame, turnCrop, wholePicture } from './crop.ts';
import { CropStage } from './crop-stage.tsx';
import { CropTools, type Part } from './crop-tools.tsx';
import type { ChosenPhotos } from './use-chosen-photos.ts';
import { usePicture } from './use-picture.ts';

interface Edit {
  readonly turn: Turn;
  readonly part: Part;
  readonly crop: Crop;
}

const asItIs: Edit = { turn: 0, part: 'whole', crop: wholePicture };
const nextTurn = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;
const aspectOf = { whole: null, portrait: 4 / 5, free: null } as const satisfies Record<Part, number | null>;
/** Of the picture: a free frame begins a little inside, so that its corners can be seen and pulled. */
const freeFrame: Crop = { left: 0.05, top: 0.05, width: 0.9, height: 0.9 };

/** Before a photo is sent: turned and cropped, or as it is by one press. The file stays what it is. */
export function PhotoEditor({ file, chosen }: { readonly file: File; readonly chosen: ChosenPhotos }) {
  const t = useTranslations('photos.editor');
  const picture = usePicture(file);
  const [kept, setKept] = useState({ file, edit: asItIs });
  const edit = kept.file === file ? kept.edit : asItIs;
  const change = (part: Partial<Edit>) => setKept({ file, edit: { ...edit, ...part } });
  const image = picture.state === 'ready' ? picture.image : null;
  const { turn, part, crop } = edit;
  const rules = image && rulesOf(image, edit);
  const several = chosen.of > 1;
  const title = several ? t('titleOf', { at: chosen.at, n: chosen.of }) : t('title');
  const announce = useAnnounce();
  // The dialog stays open for the next one, so that nothing would say that it came.
  const sayNext = useEffectEvent((at: number) => {
    if (at > 1) announce(title);
  });
  useEffect(() => sayNext(chosen.at), [chosen.at]);
  const made = { file, turn, crop: cropText(crop) };
  const turnOn = () => {
    const turned = { ...edit, turn: nextTurn[turn] };
    change({ ...turned, crop: part === 'portrait' && image ? largestFrame(rulesOf(image, turned)) : turnCrop(crop) });
  };
  const frame = (wish: Part) => {
    if (image) change({ part: wish, crop: wish === 'free' ? freeFrame : largestFrame(rulesOf(image, { ...edit, part: wish })) });
  };

  return (
    <Dialog
      open
      wide
      guarded
      className="photo-editor"
      title={title}
      closeLabel={t('close')}
      onClose={chosen.drop}
      footer={
        <>
          {several && chosen.at < chosen.of && <Button onClick={() => chosen.useAll(made)}>{t('useAll')}</Button>}
          <Button kind="primary" icon="upload-simple" onClick={() => chosen.use(made)}>
            {t('use')}
          </Button>
        </>
      }
    >
      {image && rules ? (
        <CropStage
          name={file.name}
          image={image}
          turn={turn}
          crop={crop}
          framed={part !== 'whole'}
          rules={rules}
          onCrop={(next) => change({ crop: next })}
        >
          <CropTools
            turn={turn}
            part={part}
            crop={crop}
            rules={rules}
            onTurn={turnOn}
            onPart={frame}
            onCrop={(next) => change({ crop: next })}
          />
        </CropStage>
      ) : (
        <div className="crop-stage" role="status">
          {picture.state === 'reading' ? (
            <>
              <Spinner />
              <span className="sr">{t('reading')}</span>
            </>
          ) : (
            <p className="soft">{t('unreadable')}</p>
          )}
        </div>
      )}
    </Dialog>
  );
}

function rulesOf({ naturalWidth, naturalHeight }: HTMLImageElement, { turn, part }: Pick<Edit, 'turn' | 'part'>): FrameRules {
  const lying = turn === 90 || turn === 270;
  return frameRules({ width: lying ? naturalHeight : naturalWidth, height: lying ? naturalWidth : naturalHeight }, aspectOf[part]);
}
