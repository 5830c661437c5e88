import { isIPv6 } from 'node:net';

const mappedIPv4 = /^::ffff:(\d+(?:\.\d+){3})$/i;

/** Some proxies append the port to the address, and the port differs with every connection. */
const withPort = /^(?:\[([^\]]*)\]|(\d+(?:\.\d+){3})):\d+$/;

/**
 * The key of rate limits: an IPv4 address, or the /64 network of an IPv6 address, because one connection gets a whole /64 and could
 * change its address with every request.
 */
export function networkOf(address: string): string {
  const [, v6, v4] = withPort.exec(address) ?? [];
  const ip = v6 ?? v4 ?? address;
  const mapped = mappedIPv4.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const left = groupsOf(head);
  const right = groupsOf(tail);
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  const network = [...left, ...zeros, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * Many providers give one customer a whole /48 with 65,536 networks. So the server also counts by the /48, with this multiple of a
 * network's limit, because a /48 may also belong to an office or a mobile carrier.
 */
export const wideShare = 16;

/** The /48 of an IPv6 network as `networkOf` names it; null for an IPv4 address. */
export const wideNetworkOf = (network: string): string | null =>
  network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : null;

/** The /16 of an IPv4 network, or the /32 of an IPv6 network, as a provider has it: what is counted where there are too many networks. */
export const largeNetworkOf = (network: string): string =>
  network.includes(':') ? `${network.split(':').slice(0, 2).join(':')}::/32` : `${network.split('.').slice(0, 2).join('.')}.0.0/16`;

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));
