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
  /** The name by which the HTML shows it, as `cid:…`; it is no file of the reader's then. */
  readonly cid?: string;
}

/** `send` throws if the mail was not accepted; the job that sends it retries, except after a `PermanentFailure`. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Ms. Another worker takes over a job after two minutes: a silent mail server must not hold it that long. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };
/** Ms for the whole exchange: a server that sends a little now and then would take any time. */
const longest = 100_000;

export function createSmtpMailer(url: string, fromAddress: string): Mailer {
  const transport = createTransport({ url, ...timeouts });
  return {
    async send({ fromName, headers, attachments, ...mail }) {
      const from = { name: fromName, address: fromAddress };
      await transport
        .sendMail({
          ...mail,
          from,
          signal: AbortSignal.timeout(longest),
          ...(headers ? { headers } : {}),
          ...(attachments ? { attachments: attachments.map(inlineIfShown) } : {}),
        })
        .catch((error: unknown) => {
          throw isRefusal(error) ? new PermanentFailure(error.message) : error;
        });
    },
    close: () => transport.close(),
  };
}

const inlineIfShown = (file: MailAttachment) => (file.cid === undefined ? file : { ...file, contentDisposition: 'inline' as const });

/**
 * Whether the server has refused this mail itself with 5xx (RFC 5321, 4.2.1): its recipient or its content. A server that does not
 * greet, wants another password, or accepts no mail from us or this sender refuses every mail until somebody has corrected that.
 */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error && 'permanent' in error && error.permanent === true && 'code' in error)) return false;
  const response = 'response' in error ? String(error.response) : '';
  if (error.code === 'EMESSAGE') return !aboutUs.content.test(response);
  return error.code === 'EENVELOPE' && 'command' in error && error.command === 'RCPT TO' && !aboutUs.recipient.test(response);
}

/**
 * Servers can require a login at any step (530 to 538). With the content they report signatures or hosts that do not match the
 * sender (5.7.20 to 5.7.29: RFC 7372). With the recipient they report that they accept nothing from this host (554 alone, or 5.7:
 * RFC 3463, 3.8).
 */
const aboutUs = {
  recipient: /^53[0458]|^554(?![ -]5\.[1-6]\.)|^5\d\d[ -]5\.7\./,
  content: /^53[0458]|^5\d\d[ -]5\.7\.2\d/,
};

export function createCapturingMailer(outbox: Outbox, fromAddress: string, clock: Clock): Mailer {
  return {
    send({ fromName, attachments = [], html, ...mail }) {
      const files = attachments.filter(({ cid }) => cid === undefined).map(({ filename }) => filename);
      return outbox.add({
        channel: 'mail',
        ...mail,
        html: withImages(html, attachments),
        ...(files.length > 0 ? { attachments: files } : {}),
        from: `${fromName} <${fromAddress}>`,
        at: clock.now().toISOString(),
      });
    },
    close: () => {},
  };
}

/** A browser has no mail to take the images from. */
const withImages = (html: string, attachments: readonly MailAttachment[]): string =>
  attachments.reduce((shown, { cid, contentType, content }) => {
    if (cid === undefined) return shown;
    return shown.replaceAll(`"cid:${cid}"`, `"data:${contentType};base64,${Buffer.from(content).toString('base64')}"`);
  }, html);
