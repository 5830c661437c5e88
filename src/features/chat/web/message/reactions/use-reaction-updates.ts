import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useLiveEvent, useReconnected } from '#platform/web/live/use-live.ts';
import { useAnnounce } from '#platform/web/ui/index.ts';
import { reacted } from '../../../contract/calls.ts';
import { conversationsKey } from '../../state/cache/keys.ts';
import type { Chat } from '../../state/cache/queries.ts';
import { writeReaction } from '../../state/cache/reaction-cache.ts';

export const reactionKey = ['reaction'] as const;

/** Writes incoming reactions into the open conversation, and reloads them after the connection was lost. */
export function useReactionUpdates({ conversation, messages, profile }: Chat): void {
  const t = useTranslations('chat.reaction');
  const queries = useQueryClient();
  const announce = useAnnounce();
  useLiveEvent(reacted, ({ message, reaction, ...event }) => {
    const received = messages.some(({ id, sender }) => id === message && sender === profile.id);
    // The viewer's own choice: a newer one is being sent and already shown.
    if (received && queries.isMutating({ mutationKey: reactionKey }) > 0) return;
    writeReaction(queries, message, reaction);
    if (event.conversation === conversation && !received && reaction !== null)
      announce(t('theirs', { name: profile.name, reaction: t(`names.${reaction}`) }));
  });
  // The server does not resend reactions as it does messages. So they are reloaded after the connection was lost, and when a conversation
  // is opened again.
  useReconnected(() => void queries.invalidateQueries({ queryKey: conversationsKey }));
  useEffect(() => () => void queries.invalidateQueries({ queryKey: conversationsKey, refetchType: 'none' }), [queries]);
}
