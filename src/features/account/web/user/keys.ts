import { dataKey } from '#platform/web/data/data-key.ts';
import type { User } from '../../contract/user.ts';

/** The current user; null for a visitor. */
export const userKey = dataKey<User | null>('user');
