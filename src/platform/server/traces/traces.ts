/** A call that is recorded, with the parts of it. */
export interface CallSpan {
  /** Everything that `work` starts belongs to the call. */
  within<T>(work: () => T): T;
  end(status: number): void;
}

/**
 * Where the time of a call or a job went: itself and each of its statements, by names of the code's own. Never an address, a value, a member
 * or a text that somebody wrote.
 */
export interface Traces {
  /** False: nobody collects them, and all other calls do nothing. */
  readonly isOn: boolean;
  /** Null: this call is not recorded. `parent`: the header `traceparent`, whose trace the call joins. */
  begin(operation: string, facts: { readonly request?: string; readonly parent?: string | undefined }): CallSpan | null;
  /** Runs a job; its statements belong to it, as those of a call do. */
  job<Value>(name: string, work: () => Promise<Value>): Promise<Value>;
  /** A statement that has ended now, as a part of the call that it belongs to. */
  statement(text: string, ms: number, failed: boolean): void;
  /** Sends what is left, for a moment. */
  close(): Promise<void>;
}

export const noTraces: Traces = {
  isOn: false,
  begin: () => null,
  job: (_name, work) => work(),
  statement() {},
  async close() {},
};

/** W3C Trace Context, version 0: the trace and the caller's part of it. */
const traceparent = /^00-(?<trace>(?!0{32})[0-9a-f]{32})-(?<span>(?!0{16})[0-9a-f]{16})-[0-9a-f]{2}$/;

export function readTraceparent(header: unknown): { readonly trace: string; readonly span: string } | null {
  const { trace, span } = (typeof header === 'string' ? traceparent.exec(header)?.groups : undefined) ?? {};
  return trace === undefined || span === undefined ? null : { trace, span };
}

const verb = /^\s*(?:--[^\n]*\n\s*)*(?<verb>[a-z]+)/i;
const table = /\b(?:FROM|INTO|UPDATE|JOIN)\s+"?(?<table>[a-z_]+)"?/i;

/** What a statement does and its first table, such as `SELECT users`: its text may be long. */
export function statementName(text: string): string {
  const does = verb.exec(text)?.groups?.['verb']?.toUpperCase() ?? 'STATEMENT';
  const found = table.exec(text)?.groups?.['table'];
  return found === undefined ? does : `${does} ${found}`;
}
