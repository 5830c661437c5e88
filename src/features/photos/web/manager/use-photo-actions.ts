import { useTranslations } from 'use-intl';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useAnnounce, useToast } from '#platform/web/ui/index.ts';
import type { ProfileImage } from '../../contract/image.ts';
import { type PhotosReply, usePhotoChange } from './use-photo-changes.ts';

interface Options {
  readonly photos: readonly ProfileImage[];
  readonly keep: (reply: PhotosReply) => void;
}

interface PhotoActions {
  readonly place: (from: number, to: number) => void;
  readonly remove: (index: number) => void;
}

/** Moves, deletes and restores photos, with toasts and screen reader announcements. */
export function usePhotoActions({ photos, keep }: Options): PhotoActions {
  const t = useTranslations('photos.manager');
  const errorText = useErrorText('photos');
  const announce = useAnnounce();
  const toast = useToast();
  const { mutate } = usePhotoChange({
    keep,
    onError: (error) => toast({ text: errorText(error), icon: 'warning-circle-fill', urgent: true }),
  });
  const restore = (photo: ProfileImage, at: number) => {
    mutate({ edit: { kind: 'restore', photo, at } });
    announce(t('restored'));
  };
  return {
    place(from, to) {
      const photo = photos[from];
      if (photo === undefined || from === to) return;
      mutate({ edit: { kind: 'place', id: photo.id, at: to } });
      announce(to === 0 ? t('movedToMain') : t('moved', { at: to + 1, n: photos.length }));
    },
    remove(at) {
      const photo = photos[at];
      if (photo === undefined) return;
      mutate({ edit: { kind: 'remove', id: photo.id } });
      toast({ text: t('removed'), icon: 'trash', action: { label: t('undo'), onAction: () => restore(photo, at) } });
    },
  };
}
