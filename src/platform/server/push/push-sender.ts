import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import webPush from 'web-push';
import { isAllowedIp, type PushAddressRules, readPushAddress } from './push-address.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** The subscription of one browser (RFC 8291): keys in base64url. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  /** Encrypted for the browser; at most 3 kB. */
  readonly text: string;
  /** TTL: how long the push service keeps it for an offline device. */
  readonly seconds: number;
  /** A newer message replaces an undelivered one with the same topic: up to 32 characters of base64url. */
  readonly topic: string;
  readonly urgency: 'high' | 'normal';
}

/**
 * `sent`: the push service has accepted it. `gone`: the subscription does not exist (any more). `refused`: the push
 * service rejects this message, so retrying is useless.
 */
export type PushOutcome = { readonly kind: 'sent' } | { readonly kind: 'gone' } | { readonly kind: 'refused'; readonly status: number };

export interface PushSender {
  /** The key for browsers, which accept messages of this sender only. */
  readonly publicKey: string;
  /** Whether this sender would call the endpoint. */
  accepts(endpoint: string): boolean;
  /** Throws if it should be retried: no answer, or the push service is busy. */
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
}

interface Options extends PushAddressRules {
  readonly keys: VapidKeys;
  /** The contact for push services: a `mailto:` or `https:` address. */
  readonly subject: string;
  /** Timeout of the push service; 10 seconds by default. */
  readonly timeoutMs?: number;
}

const gone: PushOutcome = { kind: 'gone' };

/** Sends to the push service named by the browser (RFC 8030), with web-push's encryption and our own HTTP connection. */
export function createPushSender({ keys, subject, timeoutMs = 10_000, ...rules }: Options): PushSender {
  const guarded = createGuardedLookup(rules);

  const encrypt = ({ endpoint, p256dh, auth }: PushTarget, { text, seconds, topic, urgency }: PushMessage) => {
    try {
      return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject, ...keys },
        TTL: seconds,
        topic,
        urgency,
      });
    } catch {
      // The keys of the subscription are invalid.
      return null;
    }
  };

  return {
    publicKey: keys.publicKey,
    accepts: (endpoint) => readPushAddress(endpoint, rules) !== null,
    async send(target, message) {
      const url = readPushAddress(target.endpoint, rules);
      const details = url === null ? null : encrypt(target, message);
      if (url === null || details === null) return gone;
      const status = await post(url, details, guarded, timeoutMs);
      if (status >= 200 && status < 300) return { kind: 'sent' };
      if (status === 404 || status === 410) return gone;
      if (status === 408 || status === 429 || status >= 500) throw new Error(`the push service at ${url.host} answers ${status}`);
      return { kind: 'refused', status };
    },
  };
}

/** Follows no redirects and returns only the status. */
function post(url: URL, { headers, body }: webPush.RequestDetails, guarded: LookupFunction, timeoutMs: number): Promise<number> {
  const client = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const request = client.request(
      url,
      { method: 'POST', headers, lookup: guarded, signal: AbortSignal.timeout(timeoutMs) },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** Resolves the name once and connects only to addresses that passed the check, which prevents DNS rebinding. */
const createGuardedLookup =
  (rules: PushAddressRules): LookupFunction =>
  (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      const reachable = found.filter(({ address }) => isAllowedIp(address, rules));
      const [first] = reachable;
      if (first === undefined) return done(new Error(`${host} leads into a private network`), '', 0);
      return options.all ? done(null, reachable) : done(null, first.address, first.family);
    });
  };
