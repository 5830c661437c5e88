import type { Static, TSchema } from 'typebox';
import type { RawData } from 'ws';
import type { LiveFrame } from '#platform/contract/live-event.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { fieldOf } from '../http/failures.ts';
import { validators } from '../http/validators.ts';
import type { LiveSender } from './live-socket.ts';

/** What is done with frames of one type from browsers. */
export interface FrameHandler {
  /** Of its data, for the description of the API. */
  readonly data: TSchema;
  /** The data is not validated yet. */
  receive(from: LiveSender, data: unknown): void;
}

/** By the type of the frame. */
export type FrameHandlers = Readonly<Record<string, FrameHandler>>;

/** Handled by the live server itself. */
export const helloFrame = 'hello';

/** One handler of each type: throws where two features claim the same one. */
export function mergeFrameHandlers(ofFeatures: readonly FrameHandlers[]): ReadonlyMap<string, FrameHandler> {
  const merged = new Map<string, FrameHandler>();
  for (const [type, handler] of ofFeatures.flatMap((handlers) => Object.entries(handlers))) {
    if (type === helloFrame || merged.has(type)) throw new Error(`two handlers claim the frame "${type}"`);
    merged.set(type, handler);
  }
  return merged;
}

/** The type of a frame and its unvalidated data. Null if it is no valid frame. */
export function readFrame(raw: RawData): LiveFrame | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.isBuffer(raw) ? raw.toString() : '');
    if (typeof parsed !== 'object' || parsed === null || !('type' in parsed) || typeof parsed.type !== 'string') return null;
    return { type: parsed.type, data: 'data' in parsed ? parsed.data : null };
  } catch {
    return null;
  }
}

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
