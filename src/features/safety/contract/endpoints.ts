import * as Type from 'typebox';
import { Done, endpoint, Id } from '#platform/contract/endpoint.ts';

const Subject = Type.Object({ id: Id });

/** From now on neither exists for the other. Twice is once. */
export const block = endpoint({ method: 'POST', path: 'block.php', access: 'member', limit: 60, body: Subject, reply: Done, errors: {} });

export const unblock = endpoint({
  method: 'DELETE',
  path: 'block.php',
  access: 'member',
  limit: 60,
  body: Subject,
  reply: Done,
  errors: {},
});
