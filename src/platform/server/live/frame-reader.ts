import type { Static, TSchema } from 'typebox';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { fieldOf } from '../http/failures.ts';
import { validators } from '../http/validators.ts';

/** What came in a frame, checked as a body is that comes over HTTP, and refused by the same words. Compiled once. */
export function createFrameReader<Schema extends TSchema>(schema: Schema): (data: unknown) => Result<Static<Schema>, 'invalid_request'> {
  const validate = validators()({ schema, method: 'POST', url: '', httpPart: 'body' });
  const isBody = (data: unknown): data is Static<Schema> => validate(data) === true;
  return (data) => {
    if (isBody(data)) return ok(data);
    const [first] = validate.errors ?? [];
    return fail('invalid_request', { field: fieldOf(validate.errors ?? []), rule: first?.keyword ?? 'unknown' });
  };
}
