import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useAnnounce, useToast } from '#platform/web/ui/index.ts';
import { putReaction } from '../../../contract/calls.ts';
import type { Reaction } from '../../../contract/reactions.ts';
import { findReaction, writeReaction } from '../../state/cache/reaction-cache.ts';
import { reactionKey } from './use-reaction-updates.ts';

interface ReactionChange {
  readonly message: number;
  readonly reaction: Reaction | null;
}

/** Reacts to a message: shown at once, and reverted with a toast on failure. Without a connection, it is sent once there is one. */
export function useReact(): (message: number, reaction: Reaction | null) => void {
  const t = useTranslations('chat.reaction');
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const announce = useAnnounce();
  const errorText = useErrorText('chat');
  const { mutate } = useMutation({
    mutationKey: reactionKey,
    // Sent one after the other, so that the last choice wins.
    scope: { id: 'reaction' },
    mutationFn: (body: ReactionChange) => api(putReaction, { body }),
    onMutate({ message, reaction }) {
      const before = findReaction(queries, message);
      writeReaction(queries, message, reaction);
      announce(reaction === null ? t('gone') : t('set', { reaction: t(`names.${reaction}`) }));
      return before;
    },
    onError(error, { message }, before) {
      writeReaction(queries, message, before ?? null);
      toast({ text: errorText(error), icon: 'warning-circle' });
    },
  });
  return (message, reaction) => mutate({ message, reaction });
}
