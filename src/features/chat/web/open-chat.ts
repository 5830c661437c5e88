/** Which conversation is on the screen, for whoever brings news. */
export interface OpenChat {
  /** Shows the conversation with a member (profile id) until the returned function is called. */
  show(member: number, reading: boolean): () => void;
  isOpen(member: number): boolean;
  /** Hears when a conversation is opened. */
  onOpen(listener: (member: number) => void): () => void;
  /** The page is visible, too, and the newest message in view. */
  isRead(member: number): boolean;
}

export function createOpenChat(): OpenChat {
  const listeners = new Set<(member: number) => void>();
  let now: { readonly member: number; readonly reading: boolean } | null = null;
  return {
    show(member, reading) {
      const mine = { member, reading };
      now = mine;
      listeners.forEach((listener) => listener(member));
      return () => {
        if (now === mine) now = null;
      };
    },
    onOpen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOpen: (member) => now?.member === member,
    isRead: (member) => now?.member === member && now.reading,
  };
}
