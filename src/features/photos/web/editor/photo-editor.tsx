import './photo-editor.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Dialog, Spinner, useAnnounce } from '#platform/web/ui/index.ts';
import type { Turn } from '../../contract/endpoints.ts';
import { type Crop, cropText, frameRules, type FrameRules, largestFrame, turnCrop, wholeImage } from '../upload/crop.ts';
import { CropStage } from './crop-stage.tsx';
import { CropTools, type Part } from './crop-tools.tsx';
import type { ChosenPhotos } from '../upload/use-chosen-photos.ts';
import { useDecodedImage } from './use-decoded-image.ts';

interface Edit {
  readonly turn: Turn;
  readonly part: Part;
  readonly crop: Crop;
}

const unedited: Edit = { turn: 0, part: 'whole', crop: wholeImage };
const nextTurn = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;
const aspectOf = { whole: null, portrait: 4 / 5, free: null } as const satisfies Record<Part, number | null>;
/** A free frame starts slightly inside the image, so that its corners are visible and can be dragged. */
const freeFrame: Crop = { left: 0.05, top: 0.05, width: 0.9, height: 0.9 };

/** Rotates and crops a photo before its upload. The file itself is not changed: the server applies the edit. */
export function PhotoEditor({ file, chosen }: { readonly file: File; readonly chosen: ChosenPhotos }) {
  const t = useTranslations('photos.editor');
  const errors = useTranslations('photos.errors');
  const decoded = useDecodedImage(file);
  const [stored, setStored] = useState({ file, edit: unedited });
  const edit = stored.file === file ? stored.edit : unedited;
  const change = (part: Partial<Edit>) => setStored({ file, edit: { ...edit, ...part } });
  const image = decoded.state === 'ready' ? decoded.image : null;
  const { turn, part, crop } = edit;
  const rules = image && rulesOf(image, edit);
  const several = chosen.of > 1;
  const title = several ? t('titleOf', { at: chosen.at, n: chosen.of }) : t('title');
  const announce = useAnnounce();
  // The dialog stays open for the next photo, which screen readers would not notice otherwise.
  const announceNext = useEffectEvent((at: number) => {
    if (at > 1) announce(title);
  });
  useEffect(() => announceNext(chosen.at), [chosen.at]);
  const result = { file, turn, crop: cropText(crop) };
  const rotate = () => {
    const turned = { ...edit, turn: nextTurn[turn] };
    change({ ...turned, crop: part === 'portrait' && image ? largestFrame(rulesOf(image, turned)) : turnCrop(crop) });
  };
  const selectPart = (next: Part) => {
    if (image) change({ part: next, crop: next === 'free' ? freeFrame : largestFrame(rulesOf(image, { ...edit, part: next })) });
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
          {several && chosen.at < chosen.of && <Button onClick={() => chosen.useAll(result)}>{t('useAll')}</Button>}
          <Button kind="primary" icon="upload-simple" onClick={() => chosen.use(result)}>
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
            onTurn={rotate}
            onPart={selectPart}
            onCrop={(next) => change({ crop: next })}
          />
        </CropStage>
      ) : (
        <div className="crop-stage" role="status">
          {decoded.state === 'reading' ? (
            <>
              <Spinner />
              <span className="sr">{t('reading')}</span>
            </>
          ) : (
            <p className="soft">{isHeic(file) ? errors('photo_heic') : t('unreadable')}</p>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** By the type or name that the system gives the file. The server rejects HEIC files that this browser cannot convert. */
const isHeic = ({ name, type }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

function rulesOf({ naturalWidth, naturalHeight }: HTMLImageElement, { turn, part }: Pick<Edit, 'turn' | 'part'>): FrameRules {
  const sideways = turn === 90 || turn === 270;
  return frameRules({ width: sideways ? naturalHeight : naturalWidth, height: sideways ? naturalWidth : naturalHeight }, aspectOf[part]);
}
