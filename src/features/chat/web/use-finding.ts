import { type RefObject, useRef, useState } from 'react';

interface Ways {
  readonly box: RefObject<HTMLElement | null>;
  readonly atEnd: boolean;
  readonly goTo: (message: number) => Promise<boolean>;
  readonly toNewest: () => void;
}

interface Finding {
  readonly isOpen: boolean;
  open(): void;
  /** Closes the search, and returns to where it was opened. */
  close(): void;
  readonly goTo: Ways['goTo'];
}

/** The search in a conversation leads away from what somebody read; afterwards they are back there. */
export function useFinding({ box, atEnd, goTo, toNewest }: Ways): Finding {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<number | 'end' | null>(null);
  const left = useRef(false);
  return {
    isOpen,
    open() {
      place.current = atEnd ? 'end' : topmost(box.current);
      left.current = false;
      setOpen(true);
    },
    close() {
      setOpen(false);
      if (!left.current) return;
      if (place.current === 'end') toNewest();
      else if (place.current !== null) void goTo(place.current);
    },
    async goTo(message) {
      left.current = true;
      return goTo(message);
    },
  };
}

/** Id of the first message in view. */
function topmost(box: HTMLElement | null): number | null {
  const edge = box?.getBoundingClientRect().top ?? 0;
  const messages = [...(box?.querySelectorAll<HTMLElement>('[data-message]') ?? [])];
  const id = messages.find((message) => message.getBoundingClientRect().bottom > edge)?.dataset['message'];
  return id === undefined ? null : Number(id);
}
