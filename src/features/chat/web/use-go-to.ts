import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useApi } from '#platform/web/data/context.ts';
import { getChat } from '../contract/endpoints.ts';
import { withPage } from './chat-cache.ts';
import { type Chat, type ChatRef, chatQuery } from './queries.ts';
import type { ThreadScroll } from './use-thread-scroll.ts';

interface GoTo {
  /** Shows a message (id) in its place, however old it is; false: it cannot be reached. */
  readonly goTo: (message: number) => Promise<boolean>;
  /** Back to the newest message. */
  readonly toNewest: () => void;
}

/** Ways through a conversation: the page around a message is loaded when it is not there. */
export function useGoTo({ messages, more_below: moreBelow }: Chat, chatRef: ChatRef, { box, show, toEnd }: ThreadScroll): GoTo {
  const api = useApi();
  const queries = useQueryClient();
  /** Where to go as soon as it is drawn. */
  const goal = useRef<number | 'end' | null>(null);
  const { queryKey } = chatQuery(api, chatRef);

  const goNow = useCallback(
    (message: number): boolean => {
      const element = box.current?.querySelector(`[data-message="${message}"]`);
      if (!element) return false;
      show(element);
      flash(element);
      return true;
    },
    [box, show],
  );
  useLayoutEffect(() => {
    if (goal.current === 'end' && !moreBelow) toEnd();
    else if (typeof goal.current !== 'number' || !goNow(goal.current)) return;
    goal.current = null;
  }, [messages, moreBelow, goNow, toEnd]);

  const load = async (around?: number): Promise<boolean> => {
    try {
      const page = await api(getChat, { query: { ...chatRef, ...(around === undefined ? {} : { around }) } });
      if (around !== undefined && !page.messages.some(({ id }) => id === around)) return false;
      // What is under way would take the page for a gap.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (chat) => chat && withPage(chat, page));
      return true;
    } catch {
      return false;
    }
  };

  return {
    async goTo(message) {
      if (goNow(message)) return true;
      goal.current = message;
      const isThere = await load(message);
      if (!isThere) goal.current = null;
      return isThere;
    },
    toNewest() {
      goal.current = moreBelow ? 'end' : null;
      if (moreBelow) void load();
      else toEnd();
    },
  };
}

/** Long enough to find it with the eyes. */
function flash(element: Element): void {
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
