import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { type DataPart, pagedPart } from '#platform/server/data-part.ts';
import { clearFile, stored, storedFiles } from '#features/photos/server/index.ts';

/**
 * Pictures that the member uploaded for conversations, sent or not; `file` is the picture's name in the folder of photos,
 * `message` the one that it was sent with.
 */
export const chatImageData = (db: Db): DataPart[] => [
  pagedPart('conversation-pictures', ['chat_images'], async (user, after, most) => {
    const rows = await db
      .selectFrom('chat_images')
      .leftJoin('messages', 'messages.image_id', 'chat_images.id')
      .select(['chat_images.id', 'chat_images.name', 'chat_images.width', 'chat_images.height', 'messages.id as message'])
      .select('chat_images.created_at')
      .where('chat_images.user_id', '=', user)
      .where('chat_images.id', '>', after)
      .orderBy('chat_images.id')
      .limit(most)
      .execute();
    return rows.map(({ id, name, ...row }) => ({ id, file: clearFile(name, row.width, 'webp'), ...row }));
  }),
];

/** Of every picture that the member uploaded, the largest file: what it is called, and under which name the storage has it. */
export async function findOwnChatImageFiles(db: Db, user: UserId): Promise<{ readonly name: string; readonly stored: string }[]> {
  const images = await db.selectFrom('chat_images').select(['name', 'width']).where('user_id', '=', user).orderBy('id').execute();
  return images.map(({ name, width }) => ({ name: clearFile(name, width, 'webp'), stored: stored(clearFile(name, width, 'webp')) }));
}

/** Every file of every picture that goes with the account: sent by the member or to the member. As the storage names them. */
export async function findAllChatImageFiles(tx: Db | Tx, user: UserId): Promise<string[]> {
  const images = await tx
    .selectFrom('chat_images')
    .select(['name', 'width', 'avif'])
    .where((where) => where.or([where('user_id', '=', user), where('other_id', '=', user)]))
    .orderBy('id')
    .execute();
  return images.flatMap(storedFiles);
}
