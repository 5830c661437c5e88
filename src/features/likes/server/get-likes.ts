import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { MemberLook, Members } from '#features/members/server/index.ts';
import type { getLikes as endpoint, LikedBy } from '../contract/endpoints.ts';
import { findLikesReceived, findLikesSent, type ReceivedLike } from './like-repo.ts';
import { mostLikes } from './totals-repo.ts';

interface Deps {
  readonly db: Db;
  readonly members: Members;
}

/** Likes of members who do not exist for the viewer, blocked or disabled, are not told. */
export async function getLikes({ db, members }: Deps, viewer: UserId): Promise<Success<ReplyOf<typeof endpoint>>> {
  const [look, received, sent] = await Promise.all([
    members.lookAs(viewer),
    findLikesReceived(db, viewer, mostLikes),
    findLikesSent(db, viewer, mostLikes),
  ]);
  const ids = [...new Set([...received, ...sent].map(({ id }) => id))];
  const profiles = await members.show(look, ids);
  const shown: ReadonlySet<number> = new Set(profiles.map(({ id }) => id));
  const likes = sent.filter(({ id }) => shown.has(id));
  const likedBy = received.filter(({ id }) => shown.has(id));

  const sentAt = new Map(likes.map(({ id, createdAt }) => [id, createdAt.getTime()]));
  // A match is as old as the second like. Members who are not active yet have none.
  const matches = likedBy.flatMap(({ id, createdAt }) => {
    const mine = sentAt.get(id);
    return mine === undefined || !look.viewer.active ? [] : [{ id, at: Math.max(mine, createdAt.getTime()) }];
  });
  return ok({
    profiles,
    liked_by: likedBy.map((like) => presentLike(like, look)),
    likes: likes.map(({ id }) => id),
    sent: likes.map(({ id, createdAt, photo, line, note }) => ({ id, liked_at: createdAt.toISOString(), photo, line, note })),
    matches: matches.toSorted((a, b) => b.at - a.at).map(({ id }) => id),
  });
}

/** The photo is the viewer's own, and so are the words of the line. */
const presentLike = ({ id, isNew, createdAt, photo, line, note }: ReceivedLike, { site, presentImage }: MemberLook): LikedBy => ({
  id,
  like_new: isNew,
  liked_at: createdAt.toISOString(),
  photo: photo && presentImage(photo, 'owner', site.settings.cdn_prefix),
  line,
  note,
});
