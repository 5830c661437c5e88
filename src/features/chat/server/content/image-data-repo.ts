import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { type DataPart, pagedPart } from '#platform/server/data-part.ts';
import { clearFile, storagePath, storagePaths } from '#features/photos/server/index.ts';

/**
 * For the data export: the images that the member uploaded in conversations, sent or not. `file`: file name in the export's
 * photo folder; `message`: id of the message with which it was sent.
 */
export const chatImageData = (db: Db): DataPart[] => [
  pagedPart('conversation-pictures', ['chat_images'], async (user, after, limit) => {
    const rows = await db
      .selectFrom('chat_images')
      .leftJoin('messages', 'messages.image_id', 'chat_images.id')
      .select(['chat_images.id', 'chat_images.name', 'chat_images.width', 'chat_images.height', 'messages.id as message'])
      .select('chat_images.created_at')
      .where('chat_images.user_id', '=', user)
      .where('chat_images.id', '>', after)
      .orderBy('chat_images.id')
      .limit(limit)
      .execute();
    return rows.map(({ id, name, ...row }) => ({ id, file: clearFile(name, row.width, 'webp'), ...row }));
  }),
];

/** The largest file of every image that the member uploaded: its name in the export, and its name in the storage. */
export async function findOwnChatImageFiles(db: Db, user: UserId): Promise<{ readonly name: string; readonly stored: string }[]> {
  const images = await db.selectFrom('chat_images').select(['name', 'width']).where('user_id', '=', user).orderBy('id').execute();
  return images.map(({ name, width }) => ({
    name: clearFile(name, width, 'webp'),
    stored: storagePath(clearFile(name, width, 'webp')),
  }));
}

/**
 * The storage names of all files of all images to be deleted with the account: those sent by and to the member. Locks the images, so that
 * a report of one comes before or not at all.
 */
export async function findAllChatImageFiles(tx: Db | Tx, user: UserId): Promise<string[]> {
  const images = await tx
    .selectFrom('chat_images')
    .select(['name', 'width', 'avif'])
    .where((where) => where.or([where('user_id', '=', user), where('other_id', '=', user)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  return images.flatMap(storagePaths);
}
