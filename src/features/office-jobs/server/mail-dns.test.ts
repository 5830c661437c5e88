import { createSocket } from 'node:dgram';
import { expect, test } from 'vitest';
import { createFindTexts, domainOf, type FindTexts, readMailDns } from './mail-dns.ts';

const spf = 'v=spf1 include:_spf.example.net -all';
const dmarc = 'v=DMARC1; p=reject';
const dns =
  (entries: Record<string, readonly string[] | null>): FindTexts =>
  async (name) =>
    name in entries ? (entries[name] ?? null) : [];
const read = (entries: Record<string, readonly string[] | null>, domain = 'mail.example.org') => readMailDns(domain, dns(entries));

test('both entries are found among others, and that of the organisation holds below it', async () => {
  const found = { spf: { state: 'found', text: spf }, dmarc: { state: 'found', text: dmarc } };
  expect(await read({ 'mail.example.org': ['x=1', spf], '_dmarc.mail.example.org': [dmarc] })).toMatchObject(found);
  expect(await read({ 'mail.example.org': [spf], '_dmarc.example.org': ['other', dmarc] })).toMatchObject(found);
});

test('what is missing, doubled or unreachable is said, and is never taken for the other', async () => {
  const nothing = { state: 'missing', text: null };
  expect(await read({})).toEqual({ domain: 'mail.example.org', spf: nothing, dmarc: nothing });
  expect(await read({ 'mail.example.org': ['v=spf10', 'spf1'], '_dmarc.mail.example.org': ['v=DMARC12'] })).toMatchObject({
    spf: nothing,
    dmarc: nothing,
  });
  expect(await read({ 'mail.example.org': [spf, 'v=spf1 -all'] })).toMatchObject({ spf: { state: 'doubled' } });
  const away = { 'mail.example.org': null, '_dmarc.mail.example.org': null, '_dmarc.example.org': null };
  expect(await read(away)).toMatchObject({ spf: { state: 'unknown', text: null }, dmarc: { state: 'unknown', text: null } });
  expect((await read({ 'mail.example.org': [`v=spf1 ${'x'.repeat(5000)}`] })).spf.text).toHaveLength(500);
});

test('nobody is asked about a name that is in no DNS', async () => {
  const unknown = { state: 'unknown', text: null };
  for (const domain of ['', 'localhost', 'mail.emberleaf.test', 'a.example']) {
    const find: FindTexts = () => expect.unreachable();
    expect(await readMailDns(domain, find)).toEqual({ domain, spf: unknown, dmarc: unknown });
  }
});

test('the domain is that of the address', () => {
  expect(['Emberleaf <no-reply@Mail.Example.org>', 'a@b.example', ' a@b.example ', 'nobody'].map(domainOf)).toEqual([
    'mail.example.org',
    'b.example',
    'b.example',
    '',
  ]);
});

test('a server that never answers is given up after two seconds', async () => {
  const silent = createSocket('udp4');
  await new Promise<void>((resolve) => {
    silent.bind(0, '127.0.0.1', resolve);
  });
  const began = performance.now();
  expect(await createFindTexts([`127.0.0.1:${silent.address().port}`])('example.org')).toBeNull();
  expect(performance.now() - began).toBeLessThan(4000);
  silent.close();
});
