import type { Static, TSchema } from 'typebox';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { fieldOf } from '../http/failures.ts';
import { validators } from '../http/validators.ts';

/** Validates the data of a frame like the body of an HTTP request, with the same errors. The schema is compiled once. */
export function createFrameReader<Schema extends TSchema>(schema: Schema): (data: unknown) => Result<Static<Schema>, 'invalid_request'> {
  const validate = validators()({ schema, method: 'POST', url: '', httpPart: 'body' });
  const isBody = (data: unknown): data is Static<Schema> => validate(data) === true;
  return (data) => {
    if (isBody(data)) return ok(data);
    const [first] = validate.errors ?? [];
    return fail('invalid_request', { field: fieldOf(validate.errors ?? []), rule: first?.keyword ?? 'unknown' });
  };
}
