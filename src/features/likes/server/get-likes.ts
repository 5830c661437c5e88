import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { MemberViewerContext, Members } from '#features/members/server/index.ts';
import type { getLikes as endpoint, LikedBy, LikesBetween, SentLike } from '../contract/endpoints.ts';
import { findLikesReceived, findLikesSent, type GivenLike, type ReceivedLike } from './like-repo.ts';
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
    sent: likes.map(presentSentLike),
    matches: matches.toSorted((a, b) => b.at - a.at).map(({ id }) => id),
  });
}

/** The likes of two members for each other. The other one has to be visible to the viewer. */
export async function likesBetween(db: Db, context: MemberViewerContext, other: UserId): Promise<LikesBetween> {
  const viewer = context.viewer.id;
  const [[received], [sent]] = await Promise.all([findLikesReceived(db, viewer, 1, other), findLikesSent(db, viewer, 1, other)]);
  return {
    received: received === undefined ? null : presentLike(received, context),
    sent: sent === undefined ? null : presentSentLike(sent),
  };
}

const presentSentLike = ({ id, createdAt, photo, line, prompt, note }: GivenLike): SentLike => ({
  id,
  liked_at: createdAt.toISOString(),
  photo,
  line,
  prompt,
  note,
});

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
