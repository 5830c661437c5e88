import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import webPush from 'web-push';
import { mayReach, type PushAddressRules, readPushAddress } from './push-address.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** One browser, as it described itself (RFC 8291): keys in base64url. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  /** Encrypted for the browser; at most 3 kB. */
  readonly text: string;
  /** How long the push service keeps it for a device that is away. */
  readonly seconds: number;
  /** Of two that wait with one topic only the newer arrives: up to 32 letters of base64url. */
  readonly topic: string;
  readonly urgency: 'high' | 'normal';
}

/**
 * `sent`: the push service has it. `gone`: the browser gave its subscription up, or never had one. `refused`: this message
 * will not be taken however often it is sent.
 */
export type PushOutcome = { readonly kind: 'sent' } | { readonly kind: 'gone' } | { readonly kind: 'refused'; readonly status: number };

export interface PushSender {
  /** For browsers, which take messages of this sender only. */
  readonly publicKey: string;
  /** Would this sender call such an endpoint? */
  accepts(endpoint: string): boolean;
  /** Throws when it is worth trying again: nobody answers, or the push service is busy. */
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
}

interface Options extends PushAddressRules {
  readonly keys: VapidKeys;
  /** Where push services may complain: a `mailto:` or `https:` address. */
  readonly subject: string;
  /** Ms until a silent push service is given up. */
  readonly patience?: number;
}

const gone: PushOutcome = { kind: 'gone' };

/** Sends to whatever push service the browser named (RFC 8030), with web-push's encryption and our own connection. */
export function createPushSender({ keys, subject, patience = 10_000, ...rules }: Options): PushSender {
  const guarded = guardedLookup(rules);

  const encrypt = ({ endpoint, p256dh, auth }: PushTarget, { text, seconds, topic, urgency }: PushMessage) => {
    try {
      return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject, ...keys },
        TTL: seconds,
        topic,
        urgency,
      });
    } catch {
      // Its keys are none.
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
      const status = await post(url, details, guarded, patience);
      if (status >= 200 && status < 300) return { kind: 'sent' };
      if (status === 404 || status === 410) return gone;
      if (status === 408 || status === 429 || status >= 500) throw new Error(`the push service at ${url.host} answers ${status}`);
      return { kind: 'refused', status };
    },
  };
}

/** Follows no redirect and reads no answer but its status. */
function post(url: URL, { headers, body }: webPush.RequestDetails, guarded: LookupFunction, patience: number): Promise<number> {
  const client = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const request = client.request(url, { method: 'POST', headers, lookup: guarded, signal: AbortSignal.timeout(patience) }, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** The name is looked up once and only what was checked is called: a name that leads somewhere else a moment later is no way in. */
const guardedLookup =
  (rules: PushAddressRules): LookupFunction =>
  (host, options, answer) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return answer(error, '', 0);
      const reachable = found.filter(({ address }) => mayReach(address, rules));
      const [first] = reachable;
      if (first === undefined) return answer(new Error(`${host} leads into a private network`), '', 0);
      return options.all ? answer(null, reachable) : answer(null, first.address, first.family);
    });
  };
