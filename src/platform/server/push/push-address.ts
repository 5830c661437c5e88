import { BlockList, isIP } from 'node:net';

const maxLength = 1000;

const private4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

// Only 2000::/3 is global unicast; 6to4 and Teredo (which embed IPv4 addresses) and documentation ranges are excluded.
const public6 = new BlockList();
public6.addSubnet('2000::', 3, 'ipv6');
const notPublic = new BlockList();
for (const [network, bits] of private4) notPublic.addSubnet(network, bits, 'ipv4');
notPublic.addSubnet('2001::', 23, 'ipv6');
notPublic.addSubnet('2001:db8::', 32, 'ipv6');
notPublic.addSubnet('2002::', 16, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an IP address is on the public internet. Prevents SSRF: our server must not call into its own network. */
export function isPublicIp(ip: string): boolean {
  const version = isIP(ip);
  if (version === 4) return !notPublic.check(ip, 'ipv4');
  return version === 6 && public6.check(ip, 'ipv6') && !notPublic.check(ip, 'ipv6');
}

export const isLoopbackIp = (ip: string): boolean => loopback.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');

/** Which push endpoints are accepted: they come from browsers, so anybody can forge them. */
export interface PushAddressRules {
  /** Allows a push service on this machine, without TLS; outside production only. */
  readonly allowLoopback: boolean;
}

/** Null if this server must not call the address. The IP addresses of its host name are checked with each call. */
export function readPushAddress(text: string, { allowLoopback }: PushAddressRules): URL | null {
  if (text.length > maxLength || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return null;
  const host = hostOf(url);
  if (host === 'localhost' || (isIP(host) !== 0 && isLoopbackIp(host))) return allowLoopback ? ifHttp(url) : null;
  if (url.protocol !== 'https:') return null;
  return (isIP(host) === 0 ? host.includes('.') : isPublicIp(host)) ? url : null;
}

/** Whether a connection to this IP address is allowed. */
export const isAllowedIp = (ip: string, { allowLoopback }: PushAddressRules): boolean =>
  isPublicIp(ip) || (allowLoopback && isLoopbackIp(ip));

/** Without the brackets of an IPv6 address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

const ifHttp = (url: URL): URL | null => (url.protocol === 'https:' || url.protocol === 'http:' ? url : null);
