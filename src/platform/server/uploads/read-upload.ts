import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { commonErrors } from '#platform/contract/errors.ts';
import { isOfDisk } from '../storage/disk-full.ts';
import type { UploadedFile } from '../http/context.ts';
import { isTooLong, maxReadBody } from '../http/body-bounds.ts';
import { formStream } from './form-stream.ts';
import { watchRate } from './least-rate.ts';
import { spool, type SpooledFile } from './spooled-file.ts';
import { inputSchema } from '../http/closed-schema.ts';
import { validators } from '../http/validators.ts';

export interface Upload {
  /** As the endpoint's `body` describes it. */
  readonly body: unknown;
  readonly file: UploadedFile;
  /** Must always be called. */
  close(): Promise<void>;
}

const compile = validators();

/**
 * Reads the one file and the other fields of a form, in any order, and stores the file in a folder. Throws if the request is no
 * such form.
 */
export function uploadReader(endpoint: Endpoint, dir: string): (request: FastifyRequest) => Promise<Upload> {
  // Form fields are text, like those of a query string.
  const { method, path, body } = endpoint;
  const check = body ? compile({ schema: inputSchema(endpoint, body), method, url: path, httpPart: 'querystring' }) : null;
  return async (request) => {
    if (!request.isMultipart()) throw refused(commonErrors.invalid_request);
    if (isTooLong(request.raw)) throw refused(commonErrors.too_large);
    // The client disconnected while queued: its stream would never end.
    if (request.raw.destroyed) throw refused(commonErrors.invalid_request);
    const stopWatching = watchRate(request);
    const { file, fields } = await readForm(request, dir).finally(stopWatching);
    if (check === null || check(fields) === true) return { body: fields, file: file?.path ?? null, close: async () => file?.close() };
    await file?.close();
    throw Object.assign(refused(commonErrors.invalid_request), { validation: check.errors });
  };
}

async function readForm(
  request: FastifyRequest,
  dir: string,
): Promise<{ readonly file: SpooledFile | null; readonly fields: Record<string, unknown> }> {
  const fields: Record<string, unknown> = {};
  const files: SpooledFile[] = [];
  let wrong = false;
  let tooLarge = false;
  let empty = true;
  let unavailable = false;
  const stream = formStream(request, maxReadBody);
  try {
    for await (const part of stream.form.parts()) {
      if (part.type === 'file') {
        wrong ||= part.fieldname !== 'file';
        files.push(await spool(part.file, dir));
        empty &&= part.file.bytesRead === 0;
        tooLarge ||= part.file.truncated;
      } else {
        wrong ||= part.fieldname in fields || part.valueTruncated;
        fields[part.fieldname] = part.value;
      }
    }
  } catch (error) {
    if (isOfDisk(error)) unavailable = true;
    // Interrupted, malformed, or with more parts or bytes than allowed.
    stream.abandon();
    if (stream.isTooLong()) tooLarge = true;
    else wrong = true;
  }
  const [file = null] = files;
  if (!wrong && !tooLarge && !empty) return { file, fields };
  await Promise.all(files.map((one) => one.close()));
  if (unavailable) throw refused(commonErrors.unavailable);
  if (wrong) throw refused(commonErrors.invalid_request);
  if (tooLarge) throw refused(commonErrors.too_large);
  return { file: null, fields };
}

const refused = (statusCode: number): Error => Object.assign(new Error('upload refused'), { statusCode });
