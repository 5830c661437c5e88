import { randomUUID } from 'node:crypto';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { uploadPhoto, UploadFields } from '#features/photos/contract/endpoints.ts';
import type { BuiltMember } from './builders.ts';
import { sendForm } from './form.ts';

/** Uploads a photo as a browser does; `reply` is typed for status 200. */
export async function sendPhoto({ client }: BuiltMember, file: Buffer | null, fields: Partial<UploadFields> = {}) {
  const texts = Object.entries({ client_id: randomUUID(), ...fields }).map(([name, value]) => [name, String(value)] as const);
  const response = await sendForm(client, '/api/photo.php', [...texts, ...(file ? [['file', file] as const] : [])]);
  return { ...response, reply: response.body as ReplyOf<typeof uploadPhoto> };
}
