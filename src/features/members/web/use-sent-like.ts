import { useQuery } from '@tanstack/react-query';
import { useApi } from '#platform/web/data/context.ts';
import type { SentLike } from '#features/likes/contract/endpoints.ts';
import { likesQuery } from './likes-query.ts';

/** The like that the viewer gave a member, with what it says; null: none, or not known yet. */
export const useSentLike = (id: number): SentLike | null =>
  useQuery({ ...likesQuery(useApi()), select: ({ sent }) => sent.find((like) => like.id === id) ?? null }).data ?? null;
