import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { MemberViewerContext, Members } from '#features/members/server/index.ts';
import type { getLikes as endpoint, LikedBy } from '../contract/endpoints.ts';
import { findLikesReceived, findLikesSent, type ReceivedLike } from './like-repo.ts';
import { maxLikes } from './totals-repo.ts';

interface Deps {
  readonly db: Db;
  readonly members: Members;
}

/** Leaves out likes of members who do not exist for the viewer, such as blocked or disabled ones. */
export async function getLikes({ db, members }: Deps, viewer: UserId): Promise<Success<ReplyOf<typeof endpoint>>> {
  const [context, received, sent] = await Promise.all([
    members.viewerContext(viewer),
    findLikesReceived(db, viewer, maxLikes),
    findLikesSent(db, viewer, maxLikes),
  ]);
  const ids = [...new Set([...received, ...sent].map(({ id }) => id))];
  const profiles = await members.show(context, ids);
  const shown: ReadonlySet<number> = new Set(profiles.map(({ id }) => id));
  const likes = sent.filter(({ id }) => shown.has(id));
  const likedBy = received.filter(({ id }) => shown.has(id));

  const sentAt = new Map(likes.map(({ id, createdAt }) => [id, createdAt.getTime()]));
  // A match dates from the second like. Members who are not activated yet have none.
  const matches = likedBy.flatMap(({ id, createdAt }) => {
    const mine = sentAt.get(id);
    return mine === undefined || !context.viewer.active ? [] : [{ id, at: Math.max(mine, createdAt.getTime()) }];
  });
  return ok({
    profiles,
    liked_by: likedBy.map((like) => presentLike(like, context)),
    likes: likes.map(({ id }) => id),
    sent: likes.map(({ id, createdAt, photo, line, prompt, note }) => ({
      id,
      liked_at: createdAt.toISOString(),
      photo,
      line,
      prompt,
      note,
    })),
    matches: matches.toSorted((a, b) => b.at - a.at).map(({ id }) => id),
  });
}

/** Photo and line are the viewer's own. */
const presentLike = (
  { id, isNew, createdAt, photo, line, prompt, note }: ReceivedLike,
  { site, presentImage }: MemberViewerContext,
): LikedBy => ({
  id,
  like_new: isNew,
  liked_at: createdAt.toISOString(),
  photo: photo && presentImage(photo, 'owner', site.settings.cdn_prefix),
  line,
  prompt,
  note,
});
