import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useAnnounce } from '#platform/web/ui/index.ts';
import type { ProfileImage } from '#features/photos/contract/image.ts';
import { maxPreviewPhotos } from '../contract/rules.ts';
import type { Member } from '../contract/member.ts';
import { adjacentPhoto, photoUnder, dragOffset } from './preview-gestures.ts';
import { photoPreviewQuery } from './photo-preview-query.ts';
import { watchPreviewInput } from './watch-preview-input.ts';

type PreviewInput = 'mouse' | 'finger' | 'keys';

export interface PhotoPreviewState {
  /** Ref of the element around the photos. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Null while not loaded. */
  readonly photos: readonly (ProfileImage | null)[];
  /** The current photo. */
  readonly at: number;
  /** Input that controls the photos; null when idle, with the main photo shown. */
  readonly by: PreviewInput | null;
  /** Has been used at least once. */
  readonly activated: boolean;
}

const idle: { readonly at: number; readonly by: PreviewInput | null } = { at: 0, by: null };

/** State of the photo preview on a member's card. The photos load on first use. */
export function usePhotoPreview({ id, name, main_image, photo_count }: Member, first: Event): PhotoPreviewState {
  const box = useRef<HTMLDivElement>(null);
  const [{ at: wanted, by }, set] = useState(idle);
  const [activated, setActivated] = useState(false);
  if (by !== null && !activated) setActivated(true);
  const { data, isError } = useQuery({ ...photoPreviewQuery(useApi(), id), enabled: activated });
  // After an error, such as a member who is gone, only the main photo remains.
  const n = data?.photos.length ?? (isError ? 1 : Math.min(maxPreviewPhotos, photo_count));
  const at = Math.max(0, Math.min(n - 1, wanted));

  const hover = useEffectEvent((share: number | null) => set(share === null ? idle : { at: photoUnder(share, n), by: 'mouse' }));
  const step = useEffectEvent((to: 1 | -1, how: PreviewInput) => set({ at: adjacentPhoto(at, to, n), by: how }));
  const drag = useEffectEvent((moved: number) => {
    if (by !== 'finger') set({ at, by: 'finger' });
    box.current?.style.setProperty('--drag', `${dragOffset(moved, at, n)}px`);
  });
  const blur = useEffectEvent(() => by === 'keys' && set(idle));
  const firstEvent = useEffectEvent(() => first);
  useEffect(() => {
    const shot = box.current?.parentElement;
    const card = shot?.parentElement;
    if (!shot || !card) return undefined;
    return watchPreviewInput(card, shot, firstEvent(), {
      onHover: (share) => hover(share),
      onDrag: (moved) => drag(moved),
      onDragEnd(end) {
        box.current?.style.removeProperty('--drag');
        if (end !== 'stay') step(end === 'next' ? 1 : -1, 'finger');
      },
      onKey: (to) => step(to, 'keys'),
      onBlur: () => blur(),
    });
  }, []);

  const photos = Array.from({ length: n }, (_, place) => data?.photos[place] ?? (place === 0 ? main_image : null));
  useAnnouncedPhoto({ name, at, photo: by === 'keys' ? data?.photos[at] : undefined, n: data?.photo_count ?? photo_count });
  return { box, photos, at, by, activated };
}

interface AnnouncedPhoto {
  readonly name: string;
  readonly at: number;
  readonly n: number;
  /** Undefined: nothing to announce. */
  readonly photo: ProfileImage | undefined;
}

/** Announces the photo selected by keyboard to screen readers, once. */
function useAnnouncedPhoto({ name, at, n, photo }: AnnouncedPhoto): void {
  const t = useTranslations('members.profile');
  const announce = useAnnounce();
  const announced = useRef<string | null>(null);
  const sentence = photo === undefined ? null : t(photo.locked ? 'photoLocked' : 'photo', { name, at: at + 1, n });
  useEffect(() => {
    if (sentence !== null && sentence !== announced.current) announce(sentence);
    announced.current = sentence;
  }, [announce, sentence]);
}
