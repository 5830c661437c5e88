import type { IncomingHttpHeaders } from 'node:http';
import type { Env } from '../env.ts';

/** The part after the name in the Host header; null: nothing. */
function portOf({ headers }: { readonly headers: IncomingHttpHeaders }): string | null {
  const [, port = null] = /^(?:[^:[\]]*|\[[^\]]*\]):(.*)$/s.exec(headers.host ?? '') ?? [];
  return port;
}

const maxPort = 65_535;

/** The header names a port number that does not exist. */
export function hasImpossiblePort(request: { readonly headers: IncomingHttpHeaders }): boolean {
  const port = portOf(request);
  return port !== null && !(/^\d+$/.test(port) && Number(port) > 0 && Number(port) <= maxPort);
}

/**
 * The header names a port at which nobody reaches this installation: neither that of its public address, nor its own, nor a default
 * port that a proxy adds. Outside production any port is accepted, because forwarded ports are unknown.
 */
export function hasForeignPort({ appEnv, publicUrl, port: own }: Env, request: { readonly headers: IncomingHttpHeaders }): boolean {
  const port = portOf(request);
  if (appEnv !== 'production' || port === null) return false;
  return !['80', '443', String(own), publicUrl === null ? '' : new URL(publicUrl).port].includes(port);
}
