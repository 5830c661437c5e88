import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '#platform/web/data/context.ts';
import { markRead } from '../contract/endpoints.ts';
import { writeRead } from './cache-writer.ts';
import { useChatTools } from './chat-tools.ts';
import type { Chat } from './queries.ts';
import { newestOf, type UnreadLine, unreadLine } from './thread.ts';
import { useEntry, useVisible } from './use-chat-state.ts';

interface Reading {
  /** Where the new messages began; stays until the conversation is left. */
  readonly line: UnreadLine | null;
  /** Not seen yet. */
  readonly unread: number;
}

/** Tells the server what was read: only what stood at the end of the list on a visible page. */
export function useReading(chat: Chat, atEnd: boolean): Reading {
  const { conversation, messages, profile } = chat;
  const tools = useChatTools();
  const queries = useQueryClient();
  const api = useApi();
  const visible = useVisible();
  const entry = useEntry(profile.id);
  const unread = entry?.num_unread_messages ?? 0;
  const [line, setLine] = useState(() => unreadLine(messages, tools.user, unread));
  const reading = visible && atEnd;

  // New ones while nobody looks: they get a line, or are counted at the one that is there.
  const now = unreadLine(messages, tools.user, unread);
  const grew = line !== null && now?.from === line.from && now.count > line.count;
  if (!reading && now !== null && (line === null || grew)) setLine(now);

  useEffect(() => tools.open.show(profile.id, reading), [tools, profile.id, reading]);

  const { mutate: tell } = useMutation({ mutationFn: (body: { conversation: number; read_up_to: number }) => api(markRead, { body }) });
  const newest = newestOf(messages, tools.user);
  const told = useRef(unread === 0 ? newest : 0);
  const read = useEffectEvent(() => {
    if (conversation === null || newest === 0 || (newest <= told.current && unread === 0)) return;
    told.current = newest;
    writeRead(queries, conversation, Number.POSITIVE_INFINITY);
    tell({ conversation, read_up_to: newest });
  });
  useEffect(() => {
    if (reading) read();
  }, [reading, newest, unread, conversation]);

  return { line, unread };
}
