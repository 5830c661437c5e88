import type { Signer } from '#platform/server/secrets.ts';

/** As what somebody reads a decision: as the affected member, or as the sender of a report or notice of its case. */
export type Reader = { readonly role: 'member' } | { readonly role: 'reporter'; readonly sourceId: number };

export interface DecisionTokens {
  /** Opens one decision without a login: for mails, and for members whose account is closed. */
  make(number: string, reader: Reader): string;
  /** Null when it is forged, or of another decision. */
  read(number: string, token: string): Reader | null;
}

export function createDecisionTokens(signer: Signer): DecisionTokens {
  return {
    make(number, reader) {
      const who = reader.role === 'member' ? 'm' : String(reader.sourceId);
      return `${who}.${signer.sign(`${number} ${who}`)}`;
    },
    read(number, token) {
      const [, who = '', signature = ''] = /^(m|[1-9]\d{0,14})\.([\w-]{43})$/.exec(token) ?? [];
      if (who === '' || !signer.verify(`${number} ${who}`, signature)) return null;
      return who === 'm' ? { role: 'member' } : { role: 'reporter', sourceId: Number(who) };
    },
  };
}
