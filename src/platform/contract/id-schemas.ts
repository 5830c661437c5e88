import * as Type from 'typebox';
import { Id } from './endpoint.ts';
import type { SiteId, UserId } from './ids.ts';

/** Only for data that this product wrote itself: jobs, and messages between its processes. */
export const UserIdSchema = Type.Unsafe<UserId>(Id);
export const UserIdsSchema = Type.Unsafe<readonly UserId[]>(Type.Array(UserIdSchema));
export const SiteIdSchema = Type.Unsafe<SiteId>(Id);
