import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Viewer } from '#platform/server/http/context.ts';
import { findUser } from './user-repo.ts';

/** Whether the caller has proved, by an activation link, to own the address. `email`: as returned by `normalizeEmail`. */
export async function ownsAddress(db: Db | Tx, viewer: Viewer | null, email: string): Promise<boolean> {
  const user = viewer === null ? null : await findUser(db, viewer.userId);
  return user !== null && user.status === 'active' && user.email === email;
}
