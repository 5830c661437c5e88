import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { type getPhotoPeek, mostPeeks } from '../contract/endpoints.ts';
import type { Members } from './members.ts';

interface Deps {
  readonly members: Members;
}

/** The first photos of somebody in a list. Whose like is new stays new: nobody has opened the profile. */
export async function peekPhotos(
  { members }: Deps,
  viewer: UserId,
  id: UserId,
): Promise<Result<ReplyOf<typeof getPhotoPeek>, 'not_found'>> {
  const [card] = await members.showCards(await members.lookAs(viewer), [id], { photos: mostPeeks });
  return card === undefined ? fail('not_found') : ok({ photos: card.photos, photo_count: card.profile.photo_count });
}
