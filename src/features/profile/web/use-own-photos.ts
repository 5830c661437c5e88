import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '#platform/web/data/context.ts';
import { useMember, userQuery } from '#features/account/web/index.ts';
import type { ProfileImage } from '#features/photos/contract/image.ts';
import { photoLimits } from '#features/photos/contract/rules.ts';
import { type PhotosReply, usePhotosWithWishes, usePhotoUploads } from '#features/photos/web/index.ts';
import { ownPhotosQuery } from './queries.ts';

export interface OwnPhotos extends ReturnType<typeof usePhotoUploads> {
  readonly photos: readonly ProfileImage[];
  readonly limit: number;
}

/** Ms between looks whether a photo was approved. */
const approvalPause = 30_000;

/** The member's photos as they want them, and those on their way, which go on whatever page is shown. */
export function useOwnPhotos(): OwnPhotos {
  const api = useApi();
  const queries = useQueryClient();
  const { profile, paid_user } = useMember();
  const { data: kept } = useSuspenseQuery({
    ...ownPhotosQuery(api),
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'pending') ? approvalPause : false),
  });
  const onTheirWay = usePhotoUploads({
    owner: profile.id,
    isOwnerHere: () => queries.getQueryData(userQuery(api).queryKey)?.profile.id === profile.id,
    onSent: useKeepPhotos(),
  });
  return { photos: usePhotosWithWishes(kept), limit: paid_user ? photoLimits.premium : photoLimits.free, ...onTheirWay };
}

/** Takes the server's answer in, wherever own photos are shown. */
export function useKeepPhotos(): (reply: PhotosReply) => void {
  const api = useApi();
  const queries = useQueryClient();
  return useCallback(
    ({ photos }) => {
      // An older answer that is still on its way must not win.
      void queries.cancelQueries({ queryKey: ownPhotosQuery(api).queryKey });
      queries.setQueryData(ownPhotosQuery(api).queryKey, photos);
      queries.setQueryData(userQuery(api).queryKey, (user) =>
        user ? { ...user, profile: { ...user.profile, main_image: photos[0] ?? null } } : user,
      );
      // What others see, and the own page among them.
      for (const name of ['members', 'profile', 'related', 'signup-matches'])
        void queries.invalidateQueries({ queryKey: [name], refetchType: 'none' });
    },
    [api, queries],
  );
}
