import fs from 'node:fs/promises';
import path from 'node:path';

/** A mail or SMS that was captured instead of sent. */
export interface Captured {
  readonly channel: 'mail' | 'sms';
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Additional headers of a mail. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Names of the files of a mail. */
  readonly attachments?: readonly string[];
  readonly links: string[];
  /** ISO 8601. */
  readonly at: string;
}

export interface Outbox {
  add(item: Omit<Captured, 'links'>): Promise<void>;
  /** Newest first: the last 500 of all, or of those to an address or phone number. */
  list(to?: string): Promise<Captured[]>;
}

const maxListed = 500;

const parse = (line: string) => JSON.parse(line) as Captured;

/** Stored in a file, so that it survives a restart. Never used in production. */
export function createOutbox(dataDir: string): Outbox {
  const file = path.join(dataDir, 'outbox.jsonl');
  return {
    async add(item) {
      const links = [...new Set(item.text.match(/https?:\/\/[^\s<>"]+/g) ?? [])];
      await fs.mkdir(dataDir, { recursive: true, mode: 0o700 });
      // Links and codes of a mail are not for other users of this machine.
      await fs.appendFile(file, `${JSON.stringify({ ...item, links })}\n`, { mode: 0o600 });
    },
    async list(to) {
      const text = await fs.readFile(file, 'utf8').catch(() => '');
      // After the last line break there may be an incomplete entry that is being written.
      const lines = text.split('\n').slice(0, -1);
      if (to === undefined) return lines.slice(-maxListed).reverse().map(parse);
      // Parsing every mail of an installation takes longer than everything else that a test does to read one.
      const maybe = lines.filter((line) => line.includes(JSON.stringify(to)));
      const sent = maybe.map(parse).filter((item) => item.to === to);
      return sent.slice(-maxListed).reverse();
    },
  };
}
