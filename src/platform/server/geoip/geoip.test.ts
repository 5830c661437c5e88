import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mmdbOf } from '#tests/support/doubles/mmdb.ts';
import { EnvError } from '../env.ts';
import { type GeoIp, noGeoIp, openGeoIp } from './geoip.ts';

const in_ = (iso_code: string) => ({ country: { iso_code, names: { en: 'A country whose name is longer than short texts are' } } });
const entries = [
  { network: '203.0.113.0/24', record: in_('DE') },
  { network: '198.51.100.128/25', record: in_('NL') },
  { network: '192.0.2.0/28', record: { registered_country: { iso_code: 'US' } } },
  { network: '192.0.2.64/28', record: { country: { iso_code: 'Germany' } } },
  { network: '192.0.2.128/28', record: { continent: { code: 'EU' } } },
  { network: '2001:db8:1::/48', record: in_('AT') },
];

let dir = '';
const write = async (name: string, content: Buffer) => {
  const file = path.join(dir, name);
  await writeFile(file, content);
  return file;
};
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'emberleaf-geoip-'));
});
afterAll(() => rm(dir, { recursive: true }));

describe('a GeoIP file', () => {
  let geoip: GeoIp;
  beforeAll(async () => {
    geoip = await openGeoIp(await write('countries.mmdb', mmdbOf(entries)));
  });

  test.each([
    ['203.0.113.7', 'DE'],
    ['203.0.113.255', 'DE'],
    ['203.0.114.0', null],
    ['198.51.100.127', null],
    ['198.51.100.200', 'NL'],
    ['192.0.2.3', 'US'],
    ['192.0.2.70', null],
    ['192.0.2.130', null],
    ['2001:db8:1:2::/64', 'AT'],
    ['2001:db8:2:0::/64', null],
    ['0:0:0:0::/64', null],
    ['127.0.0.1', null],
    ['not an address', null],
    ['', null],
  ])('says of %s: %s', (network, country) => expect(geoip.countryOf(network)).toBe(country));

  test('for IPv4 only finds no IPv6 addresses', async () => {
    const old = await openGeoIp(await write('ipv4.mmdb', mmdbOf([{ network: '32.0.0.0/4', record: in_('DE') }], 4)));
    expect([old.countryOf('33.1.2.3'), old.countryOf('2001:db8:1:2::/64')]).toEqual(['DE', null]);
  });

  test('that is missing or invalid stops the start with an explanation', async () => {
    await expect(openGeoIp(path.join(dir, 'none.mmdb'))).rejects.toThrow(/^GEOIP_FILE must be a file that can be read/);
    const wrong = [Buffer.from('no database'), Buffer.alloc(0), Buffer.alloc(2000, 7), mmdbOf(entries).subarray(0, -60)];
    for (const content of wrong) {
      const opened = openGeoIp(await write('wrong.mmdb', content));
      await expect(opened).rejects.toThrow(EnvError);
      await expect(opened).rejects.toThrow(/^GEOIP_FILE must be a MaxMind DB/);
    }
  });
});

test('without a file no country is found', () => expect(noGeoIp.countryOf('203.0.113.7')).toBeNull());
