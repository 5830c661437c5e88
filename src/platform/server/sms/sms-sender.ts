import type { Clock } from '../clock.ts';
import type { Outbox } from '../outbox.ts';

export interface Sms {
  /** E.164, such as +4930123456. */
  readonly to: string;
  readonly text: string;
}

export interface SmsSender {
  send(sms: Sms): Promise<void>;
}

/** Posts `{ to, text }` as JSON to the operator's gateway; anything but 2xx is a failure. */
export function createGatewaySmsSender(url: string): SmsSender {
  return {
    async send(sms) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sms),
        signal: AbortSignal.timeout(10_000),
      });
      if (!response.ok) throw new Error(`SMS gateway answered ${response.status}`);
    },
  };
}

export function createCapturingSmsSender(outbox: Outbox, clock: Clock): SmsSender {
  return {
    send: ({ to, text }) => outbox.add({ channel: 'sms', to, from: '', subject: '', text, html: '', at: clock.now().toISOString() }),
  };
}
