import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { Reader, type Response } from 'maxmind';
import * as Type from 'typebox';
import { Value } from 'typebox/value';
import { EnvError } from '../env.ts';

/** Looks up countries of IP addresses. */
export interface GeoIp {
  /**
   * ISO 3166-1 alpha-2 code of a network as used for rate limits: an IPv4 address, or an IPv6 network such as
   * `2001:db8:0:1::/64`.
   * Null when unknown.
   */
  countryOf(network: string): string | null;
}

/** Used if no file is configured. */
export const noGeoIp: GeoIp = { countryOf: () => null };

const Country = Type.Object({ iso_code: Type.String({ pattern: '^[A-Z]{2}$' }) });
const HasCountry = Type.Object({ country: Country });
/** For satellites and anonymous proxies the database knows only the country of registration. */
const IsRegistered = Type.Object({ registered_country: Country });

/** Reads an operator's country file in the MaxMind DB format once, at the start. Throws `EnvError` when it is invalid. */
export async function openGeoIp(file: string): Promise<GeoIp> {
  const bytes = await readFile(file).catch(() => {
    throw new EnvError(`GEOIP_FILE must be a file that can be read, not "${file}".`);
  });
  const reader = readerOf(bytes);
  if (reader === null) throw new EnvError(`GEOIP_FILE must be a MaxMind DB (.mmdb), and "${file}" is none.`);
  return {
    countryOf(network) {
      const address = network.replace(/\/64$/, '');
      const version = isIP(address);
      if (version === 0 || (version === 6 && reader.metadata.ipVersion === 4)) return null;
      const found = reader.get(address);
      if (Value.Check(HasCountry, found)) return found.country.iso_code;
      return Value.Check(IsRegistered, found) ? found.registered_country.iso_code : null;
    },
  };
}

function readerOf(bytes: Buffer): Reader<Response> | null {
  try {
    const reader = new Reader<Response>(bytes);
    return reader.metadata.nodeCount > 0 && reader.metadata.binaryFormatMajorVersion === 2 ? reader : null;
  } catch {
    return null;
  }
}
