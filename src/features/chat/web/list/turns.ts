import type { ChatEntry } from '../../contract/chats.ts';

/** Whose answer a conversation waits for. */
type Turn = 'yourTurn' | 'theirTurn';

/** A row of the list: a heading with the number of conversations below it, or a conversation. */
export type ListItem = { readonly turn: Turn; readonly count: number } | { readonly entry: ChatEntry };

const isTheirTurn = ({ last_message }: ChatEntry, me: number): boolean => last_message?.sender === me;

/** Those that wait for the viewer first, each part in the order of `chats`. */
export const inTurns = (chats: readonly ChatEntry[], me: number): ChatEntry[] => [
  ...chats.filter((entry) => !isTheirTurn(entry, me)),
  ...chats.filter((entry) => isTheirTurn(entry, me)),
];

/** The same with a heading above each part that has conversations. */
export function withHeadings(chats: readonly ChatEntry[], me: number): ListItem[] {
  const part = (turn: Turn): ListItem[] => {
    const entries = chats.filter((entry) => isTheirTurn(entry, me) === (turn === 'theirTurn'));
    return entries.length === 0 ? [] : [{ turn, count: entries.length }, ...entries.map((entry) => ({ entry }))];
  };
  return [...part('yourTurn'), ...part('theirTurn')];
}

export const withoutHeadings = (chats: readonly ChatEntry[]): ListItem[] => chats.map((entry) => ({ entry }));
