import { useTranslations } from 'use-intl';
import { Field, TextInput } from '#platform/web/ui/index.ts';
import type { ProfileImage } from '#features/photos/contract/image.ts';
import { maxCaptionLength } from '#features/photos/contract/rules.ts';
import { usePhotoChange } from '#features/photos/web/index.ts';
import { AutosavedField } from './autosaved-field.tsx';
import { useStorePhotos } from './use-own-photos.ts';
import { useAutosave } from './use-autosave.ts';

interface Props {
  readonly photo: ProfileImage;
  /** Number of the photo, from 1. */
  readonly at: number;
}

/** The caption of an own photo; saves itself. */
export function OwnCaption({ photo: { id, caption }, at }: Props) {
  const t = useTranslations('photos.manager');
  const { mutate, ...saving } = usePhotoChange({ keep: useStorePhotos() });
  const save = (next: string, refused?: () => void) =>
    mutate({
      edit: { kind: 'caption', id, caption: next },
      undo: { kind: 'caption', id, caption },
      ...(refused && { onRefused: refused }),
    });
  const field = useAutosave({ saved: caption, save });
  const back = saving.isSuccess ? saving.variables.undo : undefined;
  return (
    <AutosavedField
      saver={{
        state: saving.isSuccess ? 'saved' : saving.isError ? 'failed' : null,
        error: saving.error,
        retrying: saving.isPending && saving.failureCount > 0,
        undo: back?.kind === 'caption' ? () => save(back.caption) : null,
      }}
    >
      <Field label={t('caption', { at })} hideLabel>
        <TextInput
          name={`caption-${id}`}
          autoComplete="off"
          maxLength={maxCaptionLength}
          placeholder={t('captionHint')}
          value={field.value}
          onChange={({ target }) => field.onChange(target.value)}
          onBlur={field.onLeave}
        />
      </Field>
    </AutosavedField>
  );
}
