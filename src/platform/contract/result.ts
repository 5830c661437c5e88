/** Data sent with an error code; the client writes the error text from it. */
export type ErrorParams = Readonly<Record<string, string | number>>;

export interface Failure<Code extends string = string> {
  readonly ok: false;
  readonly code: Code;
  readonly params: ErrorParams;
}

export interface Success<Value> {
  readonly ok: true;
  readonly value: Value;
}

/** An expected outcome. Bugs and broken infrastructure are thrown instead. */
export type Result<Value, Code extends string = never> = Success<Value> | Failure<Code>;

export const ok = <Value>(value: Value): Success<Value> => ({ ok: true, value });

export const fail = <Code extends string>(code: Code, params: ErrorParams = {}): Failure<Code> => ({ ok: false, code, params });
