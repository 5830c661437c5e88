import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useToast } from '#platform/web/ui/index.ts';
import { useUser } from '#features/account/web/index.ts';
import { like, unlike } from '#features/likes/contract/endpoints.ts';
import type { Member } from '../contract/member.ts';
import { type LikedPart, setLiked, setMatched } from './like-cache.ts';
import { matches } from './matches.ts';

interface Wish {
  readonly member: Member;
  readonly liked: boolean;
}

// One after the other, so that the last wish is the one that stays.
const scope = { id: 'like' };

/** Likes a member or takes it back: seen everywhere at once, taken back with a toast when it fails. Visitors are asked to log in. */
export function useLike(): (member: Member, liked: boolean) => void {
  const t = useTranslations('members.liking');
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText('members');
  const visitor = useUser() === null;
  const navigate = useNavigate();
  const celebrate = useCelebration();
  const { mutate } = useMutation({
    scope,
    mutationFn: async ({ member: { id }, liked }: Wish) =>
      liked ? await api(like, { body: { id } }) : await api(unlike, { body: { id } }),
    onMutate: ({ member, liked }) => setLiked(queries, member, liked),
    onSuccess: ({ match }, { member }) => celebrate(member, match),
    onError(error, _wish, takeBack) {
      takeBack?.();
      toast({ text: errorText(error), icon: 'warning-circle' });
    },
  });
  return useCallback(
    (member, liked) => {
      if (!visitor) return mutate({ member, liked });
      const action = { label: t('login'), onAction: () => void navigate('/login') };
      toast({ key: 'like-login', text: t('visitor'), icon: 'heart', action });
    },
    [mutate, navigate, t, toast, visitor],
  );
}

interface LikeWithWords {
  readonly member: Member;
  readonly part: LikedPart;
}

/** Likes something of a profile, with a note or without. It shows when the server has it: what was typed is not lost before. */
export function useLikePart(): UseMutationResult<ReplyOf<typeof like>, Error, LikeWithWords> {
  const api = useApi();
  const queries = useQueryClient();
  const celebrate = useCelebration();
  return useMutation({
    scope,
    mutationFn: ({ member: { id }, part }: LikeWithWords) => api(like, { body: { id, ...part } }),
    onSuccess({ match }, { member, part }) {
      setLiked(queries, member, true, part);
      celebrate(member, match);
    },
  });
}

function useCelebration(): (member: Member, match: boolean) => void {
  const queries = useQueryClient();
  return (member, match) => {
    if (!match) return;
    setMatched(queries, member);
    matches.add(member);
  };
}
