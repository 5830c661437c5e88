import { useTranslations } from 'use-intl';
import { Field, TextInput } from '#platform/web/ui/index.ts';
import type { ProfileImage } from '#features/photos/contract/image.ts';
import { longestCaption } from '#features/photos/contract/rules.ts';
import { usePhotoChange } from '#features/photos/web/index.ts';
import { SelfSaved } from './self-saved.tsx';
import { useKeepPhotos } from './use-own-photos.ts';
import { useSelfSaving } from './use-self-saving.ts';

interface Props {
  readonly photo: ProfileImage;
  /** From 1. */
  readonly at: number;
}

/** What stands below an own photo; saves itself. */
export function OwnCaption({ photo: { id, caption }, at }: Props) {
  const t = useTranslations('photos.manager');
  const { mutate, ...saving } = usePhotoChange({ keep: useKeepPhotos() });
  const save = (next: string, refused?: () => void) =>
    mutate({ wish: { kind: 'caption', id, caption: next }, back: { kind: 'caption', id, caption }, ...(refused && { refused }) });
  const field = useSelfSaving({ kept: caption, save });
  const back = saving.isSuccess ? saving.variables.back : undefined;
  return (
    <SelfSaved
      saver={{
        state: saving.isSuccess ? 'saved' : saving.isError ? 'failed' : null,
        error: saving.error,
        waiting: saving.isPending && saving.failureCount > 0,
        undo: back?.kind === 'caption' ? () => save(back.caption) : null,
      }}
    >
      <Field label={t('caption', { at })} hideLabel>
        <TextInput
          name={`caption-${id}`}
          autoComplete="off"
          maxLength={longestCaption}
          placeholder={t('captionHint')}
          value={field.value}
          onChange={({ target }) => field.onChange(target.value)}
          onBlur={field.onLeave}
        />
      </Field>
    </SelfSaved>
  );
}
