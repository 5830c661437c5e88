import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { dataKey } from '#platform/web/data/data-key.ts';
import type { getLikes } from '../contract/endpoints.ts';

/** All likes that the viewer gave and got; several features change them. */
export const likesKey = dataKey<ReplyOf<typeof getLikes>>('likes');
