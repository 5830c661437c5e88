import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { getPhotoPreview } from '../contract/endpoints.ts';
import { maxPreviewPhotos } from '../contract/rules.ts';
import type { Members } from './members.ts';

interface Deps {
  readonly members: Members;
}

/** The first photos of a member in a list. Their like stays new, since the profile has not been opened. */
export async function previewPhotos(
  { members }: Deps,
  viewer: UserId,
  id: UserId,
): Promise<Result<ReplyOf<typeof getPhotoPreview>, 'not_found'>> {
  const [card] = await members.showCards(await members.viewerContext(viewer), [id], { photos: maxPreviewPhotos });
  return card === undefined ? fail('not_found') : ok({ photos: card.photos, photo_count: card.profile.photo_count });
}
