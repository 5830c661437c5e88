import type { Signer } from '#platform/server/secrets.ts';

/** Signed tokens in the download URL of an export. A token identifies the export; ownership is checked separately. */
export interface ExportLinks {
  token(id: number, expiresAt: Date): string;
  /** The export's id; null when the token is forged or expired. */
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
