import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { findAllChatImageFiles, findOwnChatImageFiles } from '#features/chat/server/index.ts';
import { findAllPhotoFiles, findOwnPhotoFiles } from '#features/photos/server/index.ts';
import { findEvidenceFiles } from '#features/safety/server/index.ts';

/** The files that a member's export has. */
export const findOwnFiles = async (db: Db, user: UserId) => [
  ...(await findOwnPhotoFiles(db, user)),
  ...(await findOwnChatImageFiles(db, user)),
];

/** The files that go with an account. Copies last: which ones a case needs is certain once no report can name further ones. */
export const findAllFiles = async (tx: Tx, user: UserId) => [
  ...(await findAllPhotoFiles(tx, user)),
  ...(await findAllChatImageFiles(tx, user)),
  ...(await findEvidenceFiles(tx, user)),
];
