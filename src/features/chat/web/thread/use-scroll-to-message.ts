import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useApi } from '#platform/web/data/context.ts';
import { getChat } from '../../contract/calls.ts';
import { withPage } from '../state/cache/chat-cache.ts';
import { type Chat, type ChatRef, chatQuery } from '../state/cache/queries.ts';
import type { ThreadScroll } from './use-thread-scroll.ts';

interface ScrollToMessage {
  /** Scrolls to a message (id), however old it is. False when it could not be loaded. */
  readonly scrollToMessage: (message: number) => Promise<boolean>;
  readonly scrollToLatest: () => void;
}

/** Scrolls within a conversation, after loading the page around a message when it is not loaded yet. */
export function useScrollToMessage(
  { messages, more_below: moreBelow }: Chat,
  chatRef: ChatRef,
  { box, scrollToElement, scrollToEnd }: ThreadScroll,
): ScrollToMessage {
  const api = useApi();
  const queries = useQueryClient();
  /** Where to scroll once it is rendered. */
  const pendingTarget = useRef<number | 'end' | null>(null);
  const { queryKey } = chatQuery(api, chatRef);

  const scrollIfRendered = useCallback(
    (message: number): boolean => {
      const element = box.current?.querySelector(`[data-message="${message}"]`);
      if (!element) return false;
      scrollToElement(element);
      highlight(element);
      return true;
    },
    [box, scrollToElement],
  );
  useLayoutEffect(() => {
    if (pendingTarget.current === 'end' && !moreBelow) scrollToEnd();
    else if (typeof pendingTarget.current !== 'number' || !scrollIfRendered(pendingTarget.current)) return;
    pendingTarget.current = null;
  }, [messages, moreBelow, scrollIfRendered, scrollToEnd]);

  const load = async (around?: number): Promise<boolean> => {
    try {
      const page = await api(getChat, { query: { ...chatRef, ...(around === undefined ? { peek: true } : { around }) } });
      if (around !== undefined && !page.messages.some(({ id }) => id === around)) return false;
      // A pending reload would see a gap between this page and the newest, and drop the page.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (chat) => chat && withPage(chat, page));
      return true;
    } catch {
      return false;
    }
  };

  return {
    async scrollToMessage(message) {
      if (scrollIfRendered(message)) return true;
      pendingTarget.current = message;
      const isLoaded = await load(message);
      if (!isLoaded) pendingTarget.current = null;
      return isLoaded;
    },
    scrollToLatest() {
      pendingTarget.current = moreBelow ? 'end' : null;
      if (moreBelow) void load();
      else scrollToEnd();
    },
  };
}

/** Outlines the message briefly, so that it is easy to spot. */
function highlight(element: Element): void {
  element.animate(
    [
      { outline: '3px solid var(--primary)', outlineOffset: '2px' },
      { outline: '3px solid transparent', outlineOffset: '2px' },
    ],
    {
      duration: 2400,
      easing: 'ease-in',
    },
  );
}
