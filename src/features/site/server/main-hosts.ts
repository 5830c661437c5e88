import type { Env } from '#platform/server/env.ts';
import { isAddressHost, isLoopbackHost } from '#platform/server/network/host.ts';

/**
 * The hosts that lead to the main site without being in its list: that of `PUBLIC_URL`, so that an installation with one
 * brand needs no list, and outside production those by which a machine is reached without a DNS name. A name that somebody
 * else's DNS server points here (DNS rebinding) is none of them.
 */
export function mainHosts({ appEnv, publicUrl }: Pick<Env, 'appEnv' | 'publicUrl'>): (host: string) => boolean {
  const publicHost = publicUrl === null ? null : new URL(publicUrl).hostname;
  return (host) => host === publicHost || (appEnv !== 'production' && (isLoopbackHost(host) || isAddressHost(host)));
}
