import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { getNewMatches as endpoint } from '../../contract/matches.ts';
import { maxNewMatches } from '../../contract/rules.ts';
import type { ChatsDeps } from './get-chats.ts';
import { findNewMatches } from './new-matches-repo.ts';

/** Leaves out members who do not exist for the viewer. A viewer who is not activated yet has no matches. */
export async function getNewMatches({ db, members }: ChatsDeps, viewer: UserId): Promise<Success<ReplyOf<typeof endpoint>>> {
  const [context, found] = await Promise.all([members.viewerContext(viewer), findNewMatches(db, viewer, maxNewMatches)]);
  if (!context.viewer.active) return ok({ matches: [] });
  const shown = await members.show(
    context,
    found.map(({ id }) => id),
  );
  const profiles = new Map<number, (typeof shown)[number]>(shown.map((member) => [member.id, member]));
  return ok({
    matches: found.flatMap(({ id, at, unseen }) => {
      const profile = profiles.get(id);
      return profile === undefined ? [] : [{ profile, at: at.toISOString(), unseen }];
    }),
  });
}
