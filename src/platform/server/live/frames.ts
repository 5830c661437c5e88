import type { Static, TSchema } from 'typebox';
import type { RawData } from 'ws';
import type { LiveFrame, PageFrame } from '#platform/contract/live/live-event.ts';
import { hello } from '#platform/contract/live/live-frames.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { fieldOf } from '../http/failures.ts';
import { validators } from '../http/validators.ts';
import type { LiveSender } from './live-socket.ts';

/** The handler of one type of frames from browsers. */
export interface FrameHandler {
  readonly frame: PageFrame;
  /** The data is not validated yet. */
  receive(from: LiveSender, data: unknown): void;
}

/** The handler of each type: throws where two claim the same one. */
export function handlersByType(handlers: readonly FrameHandler[]): ReadonlyMap<string, FrameHandler> {
  const byType = new Map<string, FrameHandler>();
  for (const handler of handlers) {
    const { type } = handler.frame;
    if (type === hello.type || byType.has(type)) throw new Error(`two handlers claim the frame "${type}"`);
    byType.set(type, handler);
  }
  return byType;
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

const compile = validators();

/** Validates the data of a frame like the body of an HTTP request, with the same errors. The schema is compiled once. */
export function createFrameReader<Schema extends TSchema>(schema: Schema): (data: unknown) => Result<Static<Schema>, 'invalid_request'> {
  const validate = compile({ schema, method: 'POST', url: '', httpPart: 'body' });
  const isBody = (data: unknown): data is Static<Schema> => validate(data) === true;
  return (data) => {
    if (isBody(data)) return ok(data);
    const [first] = validate.errors ?? [];
    return fail('invalid_request', { field: fieldOf(validate.errors ?? []), rule: first?.keyword ?? 'unknown' });
  };
}
