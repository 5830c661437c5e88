import { isIP } from 'node:net';

/** The address of a server on this machine. Throws for any other, so that nothing is ever sent to a third party. */
export function loopbackTarget(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  const host = url?.hostname.replace(/^\[(.*)\]$/, '$1') ?? '';
  const isHere = host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
  if (url?.protocol !== 'http:' || !isHere)
    throw new Error(`Only servers on this machine are attacked, such as http://127.0.0.1:3000, not "${address}".`);
  return url;
}
