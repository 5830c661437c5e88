import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '#platform/web/data/context.ts';
import { useMember, userQuery } from '#features/account/web/index.ts';
import type { ProfileImage } from '#features/photos/contract/image.ts';
import { photoLimits } from '#features/photos/contract/rules.ts';
import { usePhotoUploads } from '#features/photos/web/index.ts';
import { ownPhotosQuery } from './queries.ts';

export interface OwnPhotos extends ReturnType<typeof usePhotoUploads> {
  readonly photos: readonly ProfileImage[];
  readonly limit: number;
}

/** The member's photos and those on their way, which go on through all steps. */
export function useOwnPhotos(): OwnPhotos {
  const api = useApi();
  const queries = useQueryClient();
  const user = useMember();
  const query = ownPhotosQuery(api);
  const { data: photos } = useSuspenseQuery(query);
  const onTheirWay = usePhotoUploads(({ photos: all }) => {
    queries.setQueryData(query.queryKey, all);
    queries.setQueryData(userQuery(api).queryKey, (known) =>
      known ? { ...known, profile: { ...known.profile, main_image: all[0] ?? null } } : known,
    );
  });
  return { photos, limit: user.paid_user ? photoLimits.premium : photoLimits.free, ...onTheirWay };
}
