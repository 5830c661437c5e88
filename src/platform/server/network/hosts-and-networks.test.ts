import fc from 'fast-check';
import { isIP } from 'node:net';
import { expect, test } from 'vitest';
import { networkOf } from './client-network.ts';
import { hostAndPortOf, hostOf } from './host.ts';

const runs = { numRuns: 10_000 };
const signs = fc.string({
  unit: fc.constantFrom('a', 'Z', '0', '9', '.', '-', ':', '[', ']', '%', '/', '@', ' ', ';', '\n', 'ß', '\u0000'),
});
const hosts = fc.oneof(signs, fc.string({ unit: 'binary' }), fc.domain(), fc.ipV6(), fc.webAuthority());

test('any Host header becomes a plain name or an empty text', () => {
  fc.assert(
    fc.property(hosts, (host) => {
      const name = hostOf({ headers: { host } });
      expect(name).toMatch(/^(?:|[a-z0-9.-]{1,253}|\[[0-9a-f:.]+\])$/);
      const address = `http://${hostAndPortOf({ headers: { host } }) || 'none'}/`;
      // An address made from it leads to that name and nowhere else.
      if (name !== '' && URL.canParse(address) && isIP(new URL(address).hostname) === 0 && !name.startsWith('['))
        expect(new URL(address).pathname).toBe('/');
    }),
    runs,
  );
});

test('all addresses of one network have the same key, and no text causes an error', () => {
  fc.assert(
    fc.property(fc.oneof(signs, fc.string(), fc.ipV4(), fc.ipV6()), (address) => {
      expect(networkOf(address)).toBe(networkOf(address));
    }),
    runs,
  );
  fc.assert(
    fc.property(
      fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 }),
      fc.array(fc.nat(0xffff), { minLength: 4, maxLength: 4 }),
      (groups, rest) => {
        const text = (all: readonly number[]) => all.map((group) => group.toString(16)).join(':');
        expect(networkOf(text([...groups.slice(0, 4), ...rest]))).toBe(networkOf(text(groups)));
        expect(networkOf(`[${text(groups)}]:4711`)).toBe(networkOf(text(groups)));
      },
    ),
    runs,
  );
});
