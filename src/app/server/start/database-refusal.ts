/** The variable with the address that was used. */
export type DatabaseVariable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

/** SQLSTATEs of what the operator has to mend. */
const refusals = new Set(['28000', '28P01', '3D000', '42501']);

/** PgBouncer has one SQLSTATE for everything. */
const pgbouncerRefusals = /^(password authentication failed|no such (database|user)|not allowed)/;

/** A sentence for what no waiting mends; null if it may pass by itself, or is a bug. */
export function refusalOf(variable: DatabaseVariable, error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code = '', syscall, path = '' } = error as { readonly code?: string; readonly syscall?: string; readonly path?: string };
  const { message } = error;
  if (/unsupported (options )?startup parameter/.test(message))
    return 'DATABASE_URL is a pooler: DATABASE_DIRECT_URL must name the database itself.';
  if (message.includes('statement pooling mode'))
    return `The pooler of ${variable} shares connections by statement: it needs pool_mode = transaction.`;
  if (refusals.has(code) || (code === '08P01' && pgbouncerRefusals.test(message))) return `${variable} cannot be used: ${message}.`;
  if (code === 'ENOENT' && syscall === 'open') return `${variable} names a file that cannot be read: ${path}.`;
  if (/does not support SSL|certificate|altnames/i.test(message))
    return `The server of ${variable} cannot be reached by TLS: ${message.replace(/\.$/, '')}.`;
  return null;
}

/** Why the site waits for a database: what is wrong may mend itself. */
export function waitingFor(what: string, error: unknown): string {
  // What a server says itself, such as that it starts, or that all connections are taken.
  const said = error instanceof Error && 'severity' in error ? ` (${error.message})` : '';
  return `${what} does not answer${said}: the site starts when it does.`;
}
