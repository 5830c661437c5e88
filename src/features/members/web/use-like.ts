import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useToast } from '#platform/web/ui/index.ts';
import { useUser } from '#features/account/web/index.ts';
import { like, unlike } from '#features/likes/contract/endpoints.ts';
import type { Member } from '../contract/member.ts';
import { setLiked, setMatched } from './like-cache.ts';
import { matches } from './matches.ts';

interface Wish {
  readonly member: Member;
  readonly liked: boolean;
}

/** Likes a member or takes it back: seen everywhere at once, taken back with a toast when it fails. Visitors log in first. */
export function useLike(): (member: Member, liked: boolean) => void {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText('members');
  const visitor = useUser() === null;
  const navigate = useNavigate();
  const { mutate } = useMutation({
    // One after the other, so that the last wish is the one that stays.
    scope: { id: 'like' },
    mutationFn: async ({ member: { id }, liked }: Wish) =>
      liked ? await api(like, { body: { id } }) : await api(unlike, { body: { id } }),
    onMutate: ({ member, liked }) => setLiked(queries, member, liked),
    onSuccess({ match }, { member }) {
      if (!match) return;
      setMatched(queries, member);
      matches.add(member);
    },
    onError(error, { member, liked }) {
      setLiked(queries, member, !liked);
      toast({ text: errorText(error), icon: 'warning-circle' });
    },
  });
  return useCallback(
    (member, liked) => {
      if (visitor) void navigate('/login');
      else mutate({ member, liked });
    },
    [mutate, navigate, visitor],
  );
}
