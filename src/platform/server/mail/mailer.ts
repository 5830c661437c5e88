import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Outbox } from '../outbox.ts';

export interface Mail {
  readonly to: string;
  /** The sender's display name; the sender's address is that of the installation. */
  readonly fromName: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `send` throws when the mail was not accepted; the job that sends it retries. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Ms. Another worker takes a job over after two minutes: a silent mail server must not hold it that long. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

export function createSmtpMailer(url: string, fromAddress: string): Mailer {
  const transport = createTransport({ url, ...timeouts });
  return {
    async send({ fromName, headers, ...mail }) {
      await transport.sendMail({ ...mail, from: { name: fromName, address: fromAddress }, ...(headers ? { headers } : {}) });
    },
    close: () => transport.close(),
  };
}

export function createCapturingMailer(outbox: Outbox, fromAddress: string, clock: Clock): Mailer {
  return {
    send: ({ fromName, ...mail }) =>
      outbox.add({ channel: 'mail', ...mail, from: `${fromName} <${fromAddress}>`, at: clock.now().toISOString() }),
    close: () => {},
  };
}
