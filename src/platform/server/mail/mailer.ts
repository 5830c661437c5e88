import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import { PermanentFailure } from '../jobs/retry-policy.ts';
import type { Outbox } from '../outbox.ts';

export interface Mail {
  readonly to: string;
  /** The sender's display name; the sender's address is that of the installation. */
  readonly fromName: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer | string;
}

/** `send` throws when the mail was not accepted; the job that sends it retries, except after a `PermanentFailure`. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Ms. Another worker takes a job over after two minutes: a silent mail server must not hold it that long. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

export function createSmtpMailer(url: string, fromAddress: string): Mailer {
  const transport = createTransport({ url, ...timeouts });
  return {
    async send({ fromName, headers, attachments, ...mail }) {
      const from = { name: fromName, address: fromAddress };
      await transport
        .sendMail({ ...mail, from, ...(headers ? { headers } : {}), ...(attachments ? { attachments: [...attachments] } : {}) })
        .catch((error: unknown) => {
          throw isRefusal(error) ? new PermanentFailure(error.message) : error;
        });
    },
    close: () => transport.close(),
  };
}

/**
 * Whether the server has refused this mail itself with 5xx (RFC 5321, 4.2.1): its sender, its recipient or its content. A server
 * that does not even greet or does not take our password refuses every mail, until somebody has set that right.
 */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error &&
  'permanent' in error &&
  error.permanent === true &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');

export function createCapturingMailer(outbox: Outbox, fromAddress: string, clock: Clock): Mailer {
  return {
    send: ({ fromName, attachments, ...mail }) =>
      outbox.add({
        channel: 'mail',
        ...mail,
        ...(attachments ? { attachments: attachments.map(({ filename }) => filename) } : {}),
        from: `${fromName} <${fromAddress}>`,
        at: clock.now().toISOString(),
      }),
    close: () => {},
  };
}
