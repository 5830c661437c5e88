import { randomUUID } from 'node:crypto';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { uploadChatImage } from '#features/chat/contract/endpoints.ts';
import { sendMessage } from '#features/chat/contract/endpoints.ts';
import { report } from '#features/safety/contract/endpoints.ts';
import type { ReportReason } from '#features/safety/contract/rules.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { sendForm } from '#tests/support/form.ts';
import { photoOf } from '#tests/support/pictures.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** Thea, who reports, and Milan, who asks for money. */
export async function buildPair(app: TestApp): Promise<{ readonly thea: BuiltMember; readonly milan: BuiltMember }> {
  return {
    thea: await buildMember(app, { name: 'Thea', credits: 500, paid_user: true }),
    milan: await buildMember(app, { name: 'Milan', gender: 'man', about: 'Kapitän', credits: 500, paid_user: true }),
  };
}

export interface Written {
  readonly conversation: number;
  readonly id: number;
}

/** Sends the texts in turns, the first one by `from`. */
export async function talk(from: BuiltMember, to: BuiltMember, texts: readonly string[]): Promise<Written[]> {
  const written: Written[] = [];
  for (const [at, text] of texts.entries()) {
    const { message, conversation } = await wrote(at % 2 === 0 ? from : to, at % 2 === 0 ? to : from, text);
    written.push({ conversation, id: message.id });
  }
  return written;
}

export async function sendImage(from: BuiltMember, to: BuiltMember, number = 7): Promise<Written> {
  const fields = [['client_id', randomUUID()] as const, ['profile', String(to.id)] as const];
  const uploaded = await sendForm(from.client, '/api/chat-image.php', [...fields, ['file', await photoOf(number)] as const]);
  const { image } = uploaded.body as ReplyOf<typeof uploadChatImage>;
  const sent = await from.client.call(sendMessage, { body: { profile: to.id, client_id: randomUUID(), text: '', image: image.id } });
  return { conversation: sent.reply.conversation, id: sent.reply.message.id };
}

/** Reports a message, or without one the profile; returns the number of its case. */
export async function reported(
  app: TestApp,
  by: BuiltMember,
  about: BuiltMember,
  { message, photo, reason = 'money' }: { message?: number; photo?: number; reason?: ReportReason } = {},
): Promise<string> {
  const what =
    message !== undefined
      ? { subject: 'message' as const, item: message }
      : photo !== undefined
        ? { subject: 'photo' as const, item: photo }
        : { subject: 'profile' as const };
  const made = await by.client.call(report, { body: { client_id: randomUUID(), id: about.id, reason, ...what } });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  const { rows } = await app.platform.database.pool.query<{ number: string }>(
    `SELECT c.number FROM cases c JOIN case_sources s ON s.case_id = c.id JOIN reports r ON r.id = s.report_id WHERE r.number = $1`,
    [made.reply.report.number],
  );
  return rows[0]?.number ?? '';
}
