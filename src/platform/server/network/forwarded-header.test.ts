import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readForwarded } from './forwarded-header.ts';

test.each<[string, string[]]>([
  ['for=192.0.2.1', ['192.0.2.1']],
  ['For="[2001:db8::7]:4711";Proto=https;by=203.0.113.43', ['2001:db8::7']],
  ['for=192.0.2.43, for="198.51.100.17:80"', ['192.0.2.43', '198.51.100.17']],
  ['for=unknown, for=_hidden, for=192.0.2.1', ['', '', '192.0.2.1']],
  ['proto=https', ['']],
  ['for="192.0.2.1, for=198.51.100.17', []],
  ['for=1.2.3.4;x=", for=198.51.100.17', []],
  ['for=1.2.3.4;nonsense, for=198.51.100.17', ['', '198.51.100.17']],
  ['', ['']],
])('Forwarded: %s names %o', (header, addresses) => expect(readForwarded(header).map(({ from }) => from)).toEqual(addresses));

test('the scheme is read, too', () => {
  expect(readForwarded('for=192.0.2.1;proto="HTTPS", for=192.0.2.2')).toEqual([
    { from: '192.0.2.1', proto: 'https' },
    { from: '192.0.2.2', proto: null },
  ]);
});

test('no header of a caller can change the address that the proxy behind it adds', () => {
  const signs = fc.string({ unit: fc.constantFrom('f', 'o', 'r', '=', '"', ';', ',', ' ', '\\', '[', ']', ':', '.', '1', 'x') });
  fc.assert(
    fc.property(fc.oneof(signs, fc.string()), (sent) => {
      for (const own of ['for=203.0.113.9;proto=https', 'for="[2001:db8::9]:80"']) {
        const named = readForwarded(`${sent}, ${own}`).at(-1)?.from ?? '';
        expect(['', '203.0.113.9', '2001:db8::9']).toContain(named);
      }
    }),
    { numRuns: 10_000 },
  );
});
