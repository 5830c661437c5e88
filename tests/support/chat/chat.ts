import { randomUUID } from 'node:crypto';
import { getChats } from '#features/chat/contract/chats.ts';
import { getChat, sendMessage } from '#features/chat/contract/endpoints.ts';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { BuiltMember } from '../builders.ts';
import type { TestResponse } from '../test-app.ts';

/** Sends a message from one member to another, addressed by profile. */
export const write = (
  from: BuiltMember,
  to: BuiltMember,
  text = 'Hallo',
  clientId = randomUUID(),
): Promise<TestResponse<typeof sendMessage>> => from.client.call(sendMessage, { body: { profile: to.id, client_id: clientId, text } });

/** `write` that throws when the message was not sent. */
export async function wrote(from: BuiltMember, to: BuiltMember, text = 'Hallo'): Promise<ReplyOf<typeof sendMessage>> {
  const { status, reply, body } = await write(from, to, text);
  if (status !== 200) throw new Error(`not sent: ${JSON.stringify(body)}`);
  return reply;
}

export const textsOf = async (reader: BuiltMember, other: BuiltMember): Promise<string[]> =>
  (await reader.client.call(getChat, { query: { profile: other.id, peek: true } })).reply.messages.map(({ text }) => text);

export const chatsOf = async (member: BuiltMember): Promise<ReplyOf<typeof getChats>['chats']> =>
  (await member.client.call(getChats)).reply.chats;
