import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useCatalogs } from '#platform/web/i18n/i18n-provider.tsx';
import { Face, useAnnounce, useToast } from '#platform/web/ui/index.ts';
import { faceOf } from '#features/photos/web/index.ts';
import type { ChatEntry } from '../contract/chats.ts';
import type { Message } from '../contract/message.ts';
import { type Burst, type BurstCollector, createBursts } from './burst.ts';
import { type ChatTools, entryOf } from './chat-tools.ts';
import { chatsQuery } from './chats-query.ts';
import { useLineOf } from './use-line-of.ts';

/** Tells of new messages: in words where their conversation is open, else with a toast; what comes at once as one. */
export function useArrivals(tools: ChatTools): (message: Message) => void {
  const queries = useQueryClient();
  const api = useApi();
  const catalogs = useCatalogs();
  const say = useEffectEvent(useSay(tools));

  const tell = useEffectEvent(async ({ from, items }: Burst<Message>) => {
    // This page may not have needed the chat's texts so far, and a first message brings a conversation.
    await catalogs.ensure(['chat']);
    const known = entryOf(queries.getQueryData(chatsQuery(api).queryKey), from);
    const entry = known ?? entryOf(await queries.fetchQuery(chatsQuery(api)), from);
    if (entry !== undefined) say(entry, items);
  });
  const bursts = useRef<BurstCollector<Message>>(null);
  useEffect(() => {
    const collector = createBursts<Message>((burst) => void tell(burst));
    bursts.current = collector;
    return () => collector.stop();
  }, []);
  return useCallback((message) => bursts.current?.add(message.sender, message), []);
}

function useSay(tools: ChatTools): (entry: ChatEntry, messages: readonly Message[]) => void {
  const navigate = useNavigate();
  const announce = useAnnounce();
  const toast = useToast();
  // Without a namespace: it may not be loaded before the first message.
  const t = useTranslations();
  const lineOf = useLineOf();
  // Whoever goes to the conversation by another way has read the toast as well.
  const shown = useRef(new Map<number, () => void>());
  useEffect(() => tools.open.onOpen((member) => shown.current.get(member)?.()), [tools]);
  return ({ profile, conversation }, messages) => {
    const { name } = profile;
    const n = messages.length;
    const [first] = messages;
    const text = first ? lineOf(first) : '';
    if (tools.open.isOpen(profile.id)) {
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
    shown.current.set(profile.id, dismiss);
  };
}

const firstLine = (text: string): string => {
  const line = text.split('\n', 1)[0] ?? '';
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
};
