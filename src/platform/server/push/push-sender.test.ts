import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPushService, type PushService } from '#tests/support/doubles/push-service.ts';
import { isPublicIp, readPushAddress } from './push-address.ts';
import { createPushSender, type PushMessage } from './push-sender.ts';
import { deriveVapidKeys, publicKeyOf } from './vapid-keys.ts';

const keys = deriveVapidKeys('s'.repeat(40));
const sender = createPushSender({ keys, subject: 'mailto:post@emberleaf.test', allowLoopback: true, timeoutMs: 300 });
const message: PushMessage = { text: 'Grüße', seconds: 60, topic: 'c7', urgency: 'high' };

let service: PushService;
beforeAll(async () => {
  service = await openPushService();
});
afterAll(() => service.close());

describe('keys', () => {
  test('are derived from the secret, and form a pair', () => {
    expect(deriveVapidKeys('s'.repeat(40))).toEqual(keys);
    expect(deriveVapidKeys('t'.repeat(40))).not.toEqual(keys);
    expect(publicKeyOf(keys.privateKey)).toBe(keys.publicKey);
    expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
    expect(publicKeyOf('short')).toBeNull();
  });
});

describe('a push', () => {
  test('can be decrypted by its browser only, and has sender, TTL, topic and urgency', async () => {
    const browser = service.browser();
    expect(await sender.send(browser.target, message)).toEqual({ kind: 'sent' });
    const [received] = service.received;
    expect(received?.headers).toMatchObject({ ttl: '60', topic: 'c7', urgency: 'high', 'content-encoding': 'aes128gcm' });
    expect(received?.headers['authorization']).toContain(`k=${keys.publicKey}`);
    expect(received?.body.includes('Grüße')).toBe(false);
    expect(browser.texts()).toEqual(['Grüße']);
  });

  test.each([404, 410])('is `gone` when the push service answers %i', async (status) => {
    service.answers.push(status);
    expect(await sender.send(service.browser().target, message)).toEqual({ kind: 'gone' });
  });

  test.each([429, 500, 503])('throws, to be retried, when the push service answers %i', async (status) => {
    service.answers.push(status);
    await expect(sender.send(service.browser().target, message)).rejects.toThrow(String(status));
  });

  test('is `refused` on other errors, and follows no redirect', async () => {
    service.answers.push(403, 302);
    expect(await sender.send(service.browser().target, message)).toEqual({ kind: 'refused', status: 403 });
    expect(await sender.send(service.browser().target, message)).toEqual({ kind: 'refused', status: 302 });
  });

  test('times out when the push service does not answer', async () => {
    service.answers.push('silence');
    await expect(sender.send(service.browser().target, message)).rejects.toThrow();
  });

  test('is `gone` when the keys of the subscription are invalid', async () => {
    const { target } = service.browser();
    expect(await sender.send({ ...target, p256dh: 'AAAA' }, message)).toEqual({ kind: 'gone' });
  });
});

describe('the address of a push service', () => {
  test.each(['http://push.example.com/x', 'https://localhost/x', 'https://127.0.0.1/x', 'https://2130706433/x', 'https://[::1]/x'])(
    'is not %s in production',
    (text) => expect(readPushAddress(text, { allowLoopback: false })).toBeNull(),
  );
  test.each([
    'https://10.0.0.1/x',
    'https://192.168.1.1/x',
    'https://169.254.169.254/latest',
    'https://[fd00::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://db/x',
    'https://a:b@push.example.com/x',
    'ftp://push.example.com/x',
    `https://push.example.com/${'x'.repeat(1000)}`,
    'nonsense',
  ])('is never %s', (text) => expect(readPushAddress(text, { allowLoopback: true })).toBeNull());

  test('must be on the public internet', () => {
    expect(readPushAddress('https://fcm.googleapis.com/fcm/send/x', { allowLoopback: false })?.host).toBe('fcm.googleapis.com');
    expect([isPublicIp('142.250.1.1'), isPublicIp('2a00:1450::1')]).toEqual([true, true]);
    expect([isPublicIp('2002:7f00:1::1'), isPublicIp('100.64.0.1'), isPublicIp('::1'), isPublicIp('x')]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('must not resolve to a private network', async () => {
    const strict = createPushSender({ keys, subject: 'mailto:post@emberleaf.test', allowLoopback: false });
    const { target } = service.browser();
    // A name that the system itself resolves to this machine.
    await expect(strict.send({ ...target, endpoint: 'https://push.localhost/x' }, message)).rejects.toThrow();
    expect(service.received.every(({ path }) => path !== '/x')).toBe(true);
  });
});
