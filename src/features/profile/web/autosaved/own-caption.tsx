import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Field, TextInput } from '#platform/web/ui/index.ts';
import { loadAllowedTexts } from '#features/account/web/index.ts';
import type { ProfileImage } from '#features/photos/contract/image.ts';
import { maxCaptionLength } from '#features/photos/contract/rules.ts';
import { type PhotoEdit, usePhotoChange } from '#features/photos/web/index.ts';
import { AutosavedField } from './autosaved-field.tsx';
import { useStorePhotos } from '../state/use-own-photos.ts';
import { useAutosave } from '../state/use-autosave.ts';

interface Props {
  readonly photo: ProfileImage;
  /** Number of the photo, from 1. */
  readonly at: number;
}

/** The caption of an own photo; saves itself. */
export function OwnCaption({ photo: { id, caption }, at }: Props) {
  const t = useTranslations('photos.manager');
  const { mutate, reset, ...saving } = usePhotoChange({ keep: useStorePhotos(), check });
  const errorText = useErrorText('photos');
  const save = (next: string, refused?: () => void) =>
    mutate({
      edit: { kind: 'caption', id, caption: next },
      undo: { kind: 'caption', id, caption },
      ...(refused && { onRefused: refused }),
    });
  const field = useAutosave({ saved: caption, save, reset: () => saving.isError && reset() });
  const back = saving.isSuccess ? saving.variables.undo : undefined;
  return (
    <AutosavedField
      ownErrors
      saver={{
        state: saving.isSuccess ? 'saved' : saving.isError ? 'failed' : null,
        error: saving.error,
        retrying: saving.isPending && saving.failureCount > 0,
        undo: back?.kind === 'caption' ? () => save(back.caption) : null,
      }}
    >
      <Field label={t('caption', { at })} hideLabel error={saving.error && errorText(saving.error)}>
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

/** Throws the error that the server would return, as far as the browser can check. */
async function check(edit: PhotoEdit): Promise<void> {
  if (edit.kind !== 'caption') return;
  const texts = await loadAllowedTexts();
  if (texts !== null && !texts.mayBeCaption(texts.cleanCaption(edit.caption)))
    throw new ApiError(400, 'caption_not_allowed', { field: 'caption' });
}
