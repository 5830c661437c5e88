import type { Signer } from '#platform/server/secrets.ts';

/** The last part of the address of an export's file. It names the file; that its owner asks is checked besides. */
export interface ExportLinks {
  token(id: number, expiresAt: Date): string;
  /** Null: not ours, or too old. */
  read(token: string, now: Date): number | null;
}

const TOKEN = /^((\d{1,15})\.(\d{1,15}))\.([\w-]+)$/;

export const createExportLinks = (signer: Signer): ExportLinks => ({
  token(id, expiresAt) {
    const content = `${id}.${expiresAt.getTime()}`;
    return `${content}.${signer.sign(content)}`;
  },
  read(token, now) {
    const [, content = '', id = '', until = '', signature = ''] = TOKEN.exec(token) ?? [];
    return signer.verify(content, signature) && Number(until) > now.getTime() ? Number(id) : null;
  },
});

export const exportPath = (token: string): string => `/data-export/${token}`;
