import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { shortened } from '#platform/contract/text/text.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import { Face, useAnnounce, useToast } from '#platform/web/ui/index.ts';
import { faceOf } from '#features/photos/web/index.ts';
import type { ChatEntry } from '../../contract/chats.ts';
import type { Message } from '../../contract/message.ts';
import { type Burst, type BurstCollector, createBursts } from './burst.ts';
import { type ChatState, entryOf } from '../state/chat-state.ts';
import { chatsQuery } from '../state/cache/chats-query.ts';
import { useMessagePreview } from '../message/use-message-preview.ts';

/** Announces new messages to screen readers when their conversation is open, else shows a toast. Several at once become one. */
export function useMessageNotifications(state: ChatState): (message: Message) => void {
  const queries = useQueryClient();
  const api = useApi();
  const catalogs = useCatalogs();
  const show = useEffectEvent(useNotification(state));

  const notify = useEffectEvent(async ({ from, items }: Burst<Message>) => {
    // The chat's texts may not be loaded on this page, and a first message starts a conversation that is not in the list.
    await catalogs.ensure(['chat']);
    const cached = entryOf(queries.getQueryData(chatsQuery(api).queryKey), from);
    const entry = cached ?? entryOf(await queries.fetchQuery(chatsQuery(api)), from);
    if (entry !== undefined) show(entry, items);
  });
  const bursts = useRef<BurstCollector<Message>>(null);
  useEffect(() => {
    const collector = createBursts<Message>((burst) => void notify(burst));
    bursts.current = collector;
    return () => collector.stop();
  }, []);
  return useCallback((message) => bursts.current?.add(message.sender, message), []);
}

function useNotification(state: ChatState): (entry: ChatEntry, messages: readonly Message[]) => void {
  const navigate = useNavigate();
  const announce = useAnnounce();
  const toast = useToast();
  // Without a namespace: the chat's texts may not be loaded before the first message.
  const t = useTranslations();
  const previewOf = useMessagePreview();
  // A toast is dismissed when its conversation is opened in any way.
  const dismissals = useRef(new Map<number, () => void>());
  useEffect(() => state.open.onOpen((member) => dismissals.current.get(member)?.()), [state]);
  return ({ profile, conversation }, messages) => {
    const { name } = profile;
    const n = messages.length;
    const [first] = messages;
    const text = first ? previewOf(first) : '';
    if (state.open.isOpen(profile.id)) {
      announce(n === 1 ? t('chat.arrived.one', { name, text }) : t('chat.arrived.burst', { n, name }));
      return;
    }
    const dismiss = toast({
      kind: 'paper',
      key: `chat-${conversation.id}`,
      face: <Face {...faceOf(profile.main_image)} alt="" size={40} />,
      title: name,
      text: n === 1 ? firstLine(text) : t('chat.arrived.many', { n }),
      action: { label: t('chat.arrived.open'), onAction: () => void navigate(`/chats/${conversation.id}`) },
    });
    dismissals.current.set(profile.id, dismiss);
  };
}

const firstLine = (text: string): string => shortened(text.split('\n', 1)[0] ?? '', 90);
