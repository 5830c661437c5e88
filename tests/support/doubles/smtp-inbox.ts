import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface Received {
  readonly to: readonly string[];
  /** The whole message as received, with its quoted-printable parts decoded. */
  readonly source: string;
}

/** A mail server that accepts every mail unless it is told to refuse them, on a free port unless one is given. */
export interface SmtpInbox {
  /** The reply to each recipient, or at another step, such as 451 or 550; null: the mail is accepted. */
  refusal: number | null;
  /** What it says with it. */
  words: string;
  refusedAt: 'sender' | 'recipient' | 'content';
  /** The recipients that were refused, one for each try. */
  readonly refused: readonly string[];
  readonly url: string;
  readonly port: number;
  readonly received: readonly Received[];
  close(): Promise<void>;
}

export async function openSmtpInbox(port = 0): Promise<SmtpInbox> {
  const received: Received[] = [];
  const refused: string[] = [];
  const inbox = { refusal: null as number | null, words: 'not now', refusedAt: 'recipient' as SmtpInbox['refusedAt'] };
  const refusalAt = (step: SmtpInbox['refusedAt']) =>
    inbox.refusal === null || inbox.refusedAt !== step ? null : Object.assign(new Error(inbox.words), { responseCode: inbox.refusal });
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onMailFrom: (_address, _session, done) => done(refusalAt('sender')),
    onRcptTo({ address }, _session, done) {
      const refusal = refusalAt('recipient');
      if (refusal !== null) refused.push(address);
      done(refusal);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refusal = refusalAt('content');
        if (refusal !== null) return done(refusal);
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, source: decode(Buffer.concat(chunks).toString('latin1')) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.server.address() as AddressInfo;
  return Object.assign(inbox, {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    received,
    refused,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  });
}

function decode(source: string): string {
  const bytes = source
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_sign, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
