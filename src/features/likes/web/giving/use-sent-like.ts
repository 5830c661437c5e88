import { useQuery } from '@tanstack/react-query';
import { useApi } from '#platform/web/data/context.ts';
import type { SentLike } from '../../contract/endpoints.ts';
import { likesQuery } from '../likes-query.ts';

/** The like that the viewer gave a member; null when there is none or the likes are not loaded. */
export const useSentLike = (id: number): SentLike | null =>
  useQuery({ ...likesQuery(useApi()), select: ({ sent }) => sent.find((like) => like.id === id) ?? null }).data ?? null;
