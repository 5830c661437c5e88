import { isIP } from 'node:net';

/** The address of a server on this machine; throws for any other, so that nothing here is ever sent to somebody else. */
export function loopbackTarget(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  const host = url?.hostname.replace(/^\[(.*)\]$/, '$1') ?? '';
  const isHere = host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
  if (url?.protocol !== 'http:' || !isHere)
    throw new Error(`Only servers on this machine are attacked, such as http://127.0.0.1:3000, not "${address}".`);
  return url;
}
