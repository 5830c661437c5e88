import { type RefObject, useRef, useState } from 'react';

interface Options {
  readonly box: RefObject<HTMLElement | null>;
  readonly atEnd: boolean;
  readonly scrollToMessage: (message: number) => Promise<boolean>;
  readonly scrollToLatest: () => void;
}

interface ThreadSearchState {
  readonly isOpen: boolean;
  open(): void;
  /** Closes the search and scrolls back to where it was opened. */
  close(): void;
  readonly scrollToMessage: Options['scrollToMessage'];
}

/** State of the search in a conversation. Going to a match moves the scroll position; closing the search restores it. */
export function useThreadSearch({ box, atEnd, scrollToMessage, scrollToLatest }: Options): ThreadSearchState {
  const [isOpen, setOpen] = useState(false);
  const returnTo = useRef<number | 'end' | null>(null);
  const hasScrolled = useRef(false);
  return {
    isOpen,
    open() {
      returnTo.current = atEnd ? 'end' : topmostVisible(box.current);
      hasScrolled.current = false;
      setOpen(true);
    },
    close() {
      setOpen(false);
      if (!hasScrolled.current) return;
      if (returnTo.current === 'end') scrollToLatest();
      else if (returnTo.current !== null) void scrollToMessage(returnTo.current);
    },
    async scrollToMessage(message) {
      hasScrolled.current = true;
      return scrollToMessage(message);
    },
  };
}

/** Id of the first visible message. */
function topmostVisible(box: HTMLElement | null): number | null {
  const edge = box?.getBoundingClientRect().top ?? 0;
  const messages = [...(box?.querySelectorAll<HTMLElement>('[data-message]') ?? [])];
  const id = messages.find((message) => message.getBoundingClientRect().bottom > edge)?.dataset['message'];
  return id === undefined ? null : Number(id);
}
