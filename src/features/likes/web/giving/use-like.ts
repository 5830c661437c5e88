import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { keepaliveTransport } from '#platform/web/data/api-client.ts';
import { vibrate } from '#platform/web/interaction/vibrate.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useToast } from '#platform/web/ui/index.ts';
import { loginPath, useUser } from '#features/account/web/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { like, unlike } from '../../contract/calls.ts';
import type * as endpoints from '../../contract/endpoints.ts';
import type { Member } from '#features/members/contract/member.ts';
import { pauseMemberRefetches } from '#features/members/web/index.ts';
import { keepLike } from './kept-likes.ts';
import { likesKey } from '../keys.ts';
import { type LikedPart, setLiked, setMatched } from '../like-cache.ts';

interface LikeChange {
  readonly member: Member;
  readonly liked: boolean;
}

// Requests run one after the other, so that the last choice wins.
const scope = { id: 'like' };

/** Adds or removes a like: an optimistic update, reverted with a toast on failure. A visitor's like waits for the signup. */
export function useLike(): (member: Member, liked: boolean) => void {
  const t = useTranslations('members');
  // Also when the page is left at once.
  const api = useApi().withTransport(keepaliveTransport);
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText('members');
  const visitor = useUser() === null;
  const { accepts_signup } = useSettings();
  const navigate = useNavigate();
  const showMatch = useShowMatch();
  const { mutate } = useMutation({
    scope,
    mutationFn: async ({ member: { id }, liked }: LikeChange) =>
      liked ? await api(like, { body: { id } }) : await api(unlike, { body: { id } }),
    onMutate({ member, liked }) {
      if (liked) vibrate();
      const resume = pauseMemberRefetches(queries, likesKey);
      return { undo: setLiked(queries, member, liked), resume };
    },
    onSuccess: ({ match }, { member }) => showMatch(member, match),
    onError(error, _change, context) {
      context?.undo();
      toast({ text: errorText(error), icon: 'warning-circle' });
    },
    onSettled: (_reply, _error, _change, context) => context?.resume(),
  });
  return useCallback(
    (member, liked) => {
      if (!visitor) return mutate({ member, liked });
      setLiked(queries, member, liked);
      keepLike(member, liked);
      if (!liked) return;
      const profile = `/members/${member.id}`;
      const action = accepts_signup
        ? { label: t('visitor.signup'), onAction: () => void navigate(`${profile}/signup`) }
        : { label: t('visitor.login'), onAction: () => void navigate(loginPath(profile)) };
      toast({ key: 'kept-like', text: t('liking.kept', { name: member.name }), icon: 'heart-fill', action });
    },
    [accepts_signup, mutate, navigate, queries, t, toast, visitor],
  );
}

interface PartLike {
  readonly member: Member;
  readonly part: LikedPart;
}

/** Likes a part of a profile, with an optional note. Not optimistic, so that a typed note is not lost on failure. */
export function useLikePart(): UseMutationResult<ReplyOf<typeof endpoints.like>, Error, PartLike> {
  const api = useApi();
  const queries = useQueryClient();
  const showMatch = useShowMatch();
  return useMutation({
    scope,
    mutationFn: ({ member: { id }, part }: PartLike) => api(like, { body: { id, ...part } }),
    onMutate: () => pauseMemberRefetches(queries, likesKey),
    onSuccess({ match }, { member, part }) {
      setLiked(queries, member, true, part);
      showMatch(member, match);
    },
    onSettled: (_reply, _error, _change, resume) => resume?.(),
  });
}

function useShowMatch(): (member: Member, match: boolean) => void {
  const queries = useQueryClient();
  return (member, match) => {
    if (!match) return;
    setMatched(queries, member);
    // Few likes make a match; the live updates, which show it, have loaded the queue already.
    void import('../match/matches.ts').then(({ matches }) => matches.add(member));
  };
}
