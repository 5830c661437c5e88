import { type ComponentType, useEffect, useState } from 'react';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import type { Chat } from '../state/cache/queries.ts';
import type { OpeningLikesProps } from './opening-likes-part.tsx';

/** Whether one of the likes is of something specific, not only of the member. */
export const saySomething = ({ received, sent }: Chat['likes']): boolean =>
  [received, sent].some((like) => like !== null && (like.photo !== null || like.line !== null || like.note !== null));

/** Shows what the two members liked of each other. Its code and texts load late; the messages are at the bottom and do not move. */
export function OpeningLikes({ likes, profile }: Pick<Chat, 'likes' | 'profile'>) {
  const catalogs = useCatalogs();
  const [Likes, setLikes] = useState<ComponentType<OpeningLikesProps> | null>(null);
  useEffect(() => {
    void Promise.all([import('./opening-likes-part.tsx'), catalogs.ensure(['likes', 'prompts'])])
      .then(([part]) => setLikes(() => part.Likes))
      .catch(() => undefined);
  }, [catalogs]);
  return <li className="thread-likes">{Likes && <Likes likes={likes} name={profile.name} />}</li>;
}
