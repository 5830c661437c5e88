import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
// A name may end with the dot of the root: `example.org.` is the same host.
const validHost = new RegExp(`^(?:(${label}(?:\\.${label})*)\\.?|(\\[[0-9a-f:.]+\\]))(?::\\d{1,5})?$`);

/** Maximum length of a DNS name. */
const maxHost = 253 + '.:65535'.length;

/** The status of a request for an unknown host (RFC 9110, 421 Misdirected Request). */
export const misdirected = 421;

/**
 * The name in the Host header without port, in lower case. It alone selects the site. Empty, which is the name of no site, if it is
 * not a valid host name: such a value must never get into a policy, a URL or a log.
 */
export function hostOf({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  const host = headers.host?.toLowerCase() ?? '';
  if (host.length > maxHost) return '';
  const [, name, address] = validHost.exec(host) ?? [];
  return name ?? address ?? '';
}

/** The same with the port, if given: for addresses of this server. */
export const hostAndPortOf = (request: { readonly headers: IncomingHttpHeaders }): string =>
  hostOf(request) === '' ? '' : (request.headers.host?.toLowerCase() ?? '');

/** A name that leads every browser to its own machine; no DNS server can point it elsewhere. */
export const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));

/** An IP address instead of a name: no page of another site can have it as its own host. */
export const isAddressHost = (host: string): boolean => isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0;

/** The other end of the socket is on this machine. */
export const isLoopbackAddress = (address: string | undefined): boolean =>
  address !== undefined && /^(?:::1|(?:::ffff:)?127(?:\.\d+){3})$/i.test(address);
