import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { EnvError } from '../env-error.ts';

/** The trusted proxies: a number of hops before the server, or the proxies with an address in these networks. */
export type Proxies = number | readonly string[];

const maxHops = 10;

/** The value of TRUST_PROXY: `off`, a number of hops, or addresses and networks. Throws a sentence that says what is wrong. */
export function readProxies(text: string | null): Proxies | null {
  if (text === null || text === 'off') return null;
  if (text === 'on')
    throw new EnvError(
      'TRUST_PROXY does not take "on" any more, because that believed whatever a caller wrote: give the number of proxies before this server, such as 1, or their networks, such as 10.0.0.0/8,2001:db8::/32.',
    );
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    if (hops < 1 || hops > maxHops) throw new EnvError(`TRUST_PROXY must be a number of proxies from 1 to ${maxHops}, not "${text}".`);
    return hops;
  }
  const networks = text.split(',').map((part) => part.trim());
  for (const network of networks)
    if (networkFrom(network) === null)
      throw new EnvError(`TRUST_PROXY must be off, a number of proxies, or addresses and networks such as 10.0.0.0/8, not "${network}".`);
  return networks;
}

/** Whether the address at this hop before the server, counted from 0, is a trusted proxy. */
export type Trust = (address: string | undefined, hop: number) => boolean;

export function trustOf(proxies: Proxies | null): Trust {
  if (proxies === null) return () => false;
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const list = new BlockList();
  for (const text of proxies) {
    const network = networkFrom(text);
    if (network !== null) list.addSubnet(network.address, network.prefix, network.family);
  }
  return (address) => {
    const family = isIP(address ?? '');
    return family !== 0 && list.check(address ?? '', family === 4 ? 'ipv4' : 'ipv6');
  };
}

/**
 * The address of the caller: the nearest one that is no trusted proxy, like Fastify's `request.ip`, for requests that Fastify does
 * not see.
 */
export function callerAddress({ headers, socket }: IncomingMessage, trusts: Trust): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const known = forwarded.map((address) => address.trim()).filter((address) => address !== '');
  const hops = [socket.remoteAddress ?? '', ...known.toReversed()];
  return hops.find((address, hop) => !trusts(address, hop)) ?? hops.at(-1) ?? '';
}

/** Null if it is no network. A prefix of 0 would trust everybody. */
function networkFrom(text: string): { readonly address: string; readonly prefix: number; readonly family: 'ipv4' | 'ipv6' } | null {
  const [address = '', length, ...rest] = text.split('/');
  const family = isIP(address);
  const bits = family === 4 ? 32 : 128;
  const prefix = length === undefined ? bits : Number(length);
  if (family === 0 || rest.length > 0 || length === '' || !Number.isInteger(prefix) || prefix < 1 || prefix > bits) return null;
  return { address, prefix, family: family === 4 ? 'ipv4' : 'ipv6' };
}
