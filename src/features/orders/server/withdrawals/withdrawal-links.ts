import { createSigner } from '#platform/server/secrets.ts';

/** Who got the link: the declared address, or the address of the account that placed the order. */
export type LinkRole = 'declarer' | 'owner';

export interface WithdrawalLink {
  readonly number: string;
  readonly role: LinkRole;
}

/** Tokens of the links in the mails about a declaration. They are signed, not stored, and expire with the declaration. */
export interface WithdrawalLinks {
  make(link: WithdrawalLink): string;
  read(token: string): WithdrawalLink | null;
}

const letters = { declarer: 'd', owner: 'o' } as const satisfies Record<LinkRole, string>;

export function createWithdrawalLinks(secret: string): WithdrawalLinks {
  const signer = createSigner(secret, 'withdrawal links');
  return {
    make({ number, role }) {
      const content = `${number}-${letters[role]}`;
      return `${content}-${signer.sign(content)}`;
    },
    read(token) {
      const [, content = '', number = '', letter = '', signature = ''] = /^(([KW]-\w{4}-\w{4})-([do]))-([\w-]+)$/.exec(token) ?? [];
      if (!signer.verify(content, signature)) return null;
      return { number, role: letter === letters.owner ? 'owner' : 'declarer' };
    },
  };
}
