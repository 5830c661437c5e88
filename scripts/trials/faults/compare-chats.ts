import type { AcknowledgedMessage } from '../fleet/load-ledger.ts';

/** What one side of a chat sees of a message. */
interface ShownMessage {
  readonly id: number;
  readonly client_id: string;
}

interface Side {
  readonly id: number;
  /** The whole chat, oldest first. */
  readonly shown: readonly ShownMessage[];
}

/** Sentences about a chat whose sides do not see the same messages, in the same order, each once. */
export function compareChats(one: Side, other: Side, acknowledged: readonly AcknowledgedMessage[]): string[] {
  const names = `members ${one.id} and ${other.id}`;
  const wrong: string[] = [];
  if (one.shown.some(({ id }, n) => id <= (one.shown[n - 1]?.id ?? 0))) wrong.push(`the chat of ${names} is out of order`);
  if (one.shown.length !== other.shown.length || one.shown.some(({ id }, n) => id !== other.shown[n]?.id))
    wrong.push(`${names} see different chats`);
  const shown = new Set(one.shown.map(({ client_id }) => client_id));
  const missing = acknowledged.filter(
    ({ from, to, clientId }) => [from, to].includes(one.id) && [from, to].includes(other.id) && !shown.has(clientId),
  );
  if (missing.length > 0) wrong.push(`${names} do not see ${missing.length} of their messages`);
  if (shown.size < one.shown.length) wrong.push(`${names} see messages twice`);
  return wrong;
}
