import { type Api, ApiError } from '#platform/web/data/api-client.ts';
import type { Gender } from '#features/account/contract/user.ts';
import type { Member } from '#features/members/contract/member.ts';
import { searchMembers } from '#features/search/contract/calls.ts';
import { trackingIn } from '#features/site/web/index.ts';

/** Members with a photo whom visitors of this site may see; null where they may see nobody. */
export async function loadDeck(
  api: Api,
  gender: Gender | null,
  search: URLSearchParams,
  signal?: AbortSignal,
): Promise<readonly Member[] | null> {
  const { network, ref } = trackingIn(search) ?? {};
  const query = {
    with_photo: true,
    ...(gender === null ? {} : { gender: [gender] }),
    ...(network === undefined ? {} : { network }),
    ...(ref === undefined ? {} : { ref }),
  };
  try {
    const { profiles } = await api(searchMembers, { query, ...(signal && { signal }) });
    return profiles.filter(({ main_image }) => main_image !== null);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'authentication_required') return null;
    throw error;
  }
}
