import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '#platform/web/data/context.ts';
import { useMember, userQuery } from '#features/account/web/index.ts';
import type { ProfileImage } from '#features/photos/contract/image.ts';
import { photoLimits } from '#features/photos/contract/rules.ts';
import { type PhotosReply, usePhotosWithPendingEdits, usePhotoUploads } from '#features/photos/web/index.ts';
import { outdateOwnProfile } from './outdate-own-profile.ts';
import { ownPhotosQuery } from './queries.ts';

export interface OwnPhotos extends ReturnType<typeof usePhotoUploads> {
  readonly photos: readonly ProfileImage[];
  readonly limit: number;
}

/** Ms between checks whether a photo was approved. */
const approvalInterval = 30_000;

/** The member's photos with pending changes, and uploads, which continue on other pages. */
export function useOwnPhotos(): OwnPhotos {
  const api = useApi();
  const queries = useQueryClient();
  const { profile, paid_user } = useMember();
  const { data: saved } = useSuspenseQuery({
    ...ownPhotosQuery(api),
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'pending') ? approvalInterval : false),
  });
  const uploads = usePhotoUploads({
    owner: profile.id,
    isOwnerHere: () => queries.getQueryData(userQuery(api).queryKey)?.profile.id === profile.id,
    onSent: useStorePhotos(),
  });
  return { photos: usePhotosWithPendingEdits(saved), limit: paid_user ? photoLimits.premium : photoLimits.free, ...uploads };
}

/** Writes the server's reply to all cached copies of the own photos. */
export function useStorePhotos(): (reply: PhotosReply) => void {
  const api = useApi();
  const queries = useQueryClient();
  return useCallback(
    ({ photos }) => {
      // An older reply that is still in flight must not win.
      void queries.cancelQueries({ queryKey: ownPhotosQuery(api).queryKey });
      queries.setQueryData(ownPhotosQuery(api).queryKey, photos);
      queries.setQueryData(userQuery(api).queryKey, (user) =>
        user ? { ...user, profile: { ...user.profile, main_image: photos[0] ?? null } } : user,
      );
      outdateOwnProfile(queries);
    },
    [api, queries],
  );
}
