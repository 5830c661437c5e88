/** The first release with every command that is used here; Valkey counts on from Redis 7.2. */
const oldest = [6, 2] as const;

/** What INFO says. */
export interface ServerState {
  /** A sentence if it cannot be used at all. */
  readonly refusal: string | null;
  /** A sentence if something has to be changed, though it can be used. */
  readonly fault: string | null;
}

export function readState(info: string): ServerState {
  const field = (name: string): string => new RegExp(`^${name}:(.*)$`, 'm').exec(info)?.[1]?.trim() ?? '';
  const [major = 0, minor = 0] = field('redis_version').split('.').map(Number);
  const policy = field('maxmemory_policy');
  const [used, max] = [Number(field('used_memory')), Number(field('maxmemory'))];
  const isOld = major < oldest[0] || (major === oldest[0] && minor < oldest[1]);
  return {
    refusal: isOld
      ? `The server of REDIS_URL is version ${field('redis_version')}: ${oldest.join('.')} or newer is needed.`
      : field('role') === 'slave'
        ? 'The server of REDIS_URL is a replica: the address of the primary is needed.'
        : null,
    fault:
      policy !== '' && policy !== 'noeviction'
        ? `The server of REDIS_URL evicts keys (maxmemory-policy ${policy}): it must be noeviction.`
        : max > 0 && used > max
          ? 'The memory of the server of REDIS_URL is full: raise its maxmemory.'
          : null,
  };
}

/** The user's ACL does not allow a command, a key or a channel, itself or in a script. */
export const isRefusedRight = (error: unknown): boolean =>
  error instanceof Error && /NOPERM|ACL failure|The user executing the script can't/.test(error.message);

/** A sentence for what the server says when somebody connects. */
export function sentenceOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/WRONGPASS|NOAUTH|without any password/i.test(text)) return 'The server of REDIS_URL refuses the user or the password.';
  if (isRefusedRight(error))
    return `The user of REDIS_URL lacks a right: ${text.replace(/^(NOPERM|ERR)\s*/, '').replace(/( script: .*|\.)$/, '')}.`;
  if (/NOPROTO|unknown command.*HELLO/i.test(text)) return `The server of REDIS_URL is older than ${oldest.join('.')}.`;
  if (/max number of clients/i.test(text)) return 'The server of REDIS_URL takes no further connection (maxclients).';
  const why = untrusted.has(code) ? 'nobody whom this process trusts has signed its certificate (NODE_EXTRA_CA_CERTS)' : reasons[code];
  if (why !== undefined || /certificate|SSL|TLS/i.test(text)) return `The server of REDIS_URL cannot be reached by TLS: ${why ?? text}.`;
  return 'The server of REDIS_URL does not answer.';
}

/** Codes of OpenSSL for a certificate of an authority that is not known. */
const untrusted: ReadonlySet<string> = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** Where the text would be long, or none for people. */
const reasons: Readonly<Record<string, string>> = {
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it answers without',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'it answers without',
};
