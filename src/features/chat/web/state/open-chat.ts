import { createEmitter } from '#platform/web/data/emitter.ts';

/** Which conversation is on the screen. */
export interface OpenChat {
  /** Registers the conversation with a member (profile id) as open until the returned function is called. */
  show(member: number, reading: boolean): () => void;
  isOpen(member: number): boolean;
  /** Subscribes to conversations being opened. */
  onOpen(listener: (member: number) => void): () => void;
  /** It is open, the page is visible and the newest message is in view. */
  isRead(member: number): boolean;
}

export function createOpenChat(): OpenChat {
  const opened = createEmitter<[member: number]>();
  let current: { readonly member: number; readonly reading: boolean } | null = null;
  return {
    show(member, reading) {
      const shown = { member, reading };
      current = shown;
      opened.emit(member);
      return () => {
        if (current === shown) current = null;
      };
    },
    onOpen: opened.subscribe,
    isOpen: (member) => current?.member === member,
    isRead: (member) => current?.member === member && current.reading,
  };
}
