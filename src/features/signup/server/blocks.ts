import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { ErrorParams } from '#platform/contract/result.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { Applicant } from './read-applicant.ts';

/** Who signs up, as far as blocks look at it. */
interface Newcomer {
  readonly site: SiteId;
  readonly email: string;
  /** As rate limits count it. */
  readonly network: string;
  /** The first message; null without one. */
  readonly text: string | null;
}

type BlockedCode = 'mail_domain_blocked' | 'network_blocked' | 'message_blocked';

/** What the site has blocked beforehand. */
export interface SignupBlocks {
  /** Null: nothing refuses the signup. */
  readonly refusesSignup: (newcomer: Newcomer) => Promise<BlockedCode | null>;
  /** In the transaction that has created the account: a person may have to look at it. */
  readonly signedUp: (tx: Tx, user: UserId, newcomer: Newcomer) => Promise<void>;
}

export const newcomerOf = (
  { email, firstMessage }: Pick<Applicant, 'email' | 'firstMessage'>,
  { site, network }: Pick<Call, 'site' | 'network'>,
): Newcomer => ({
  site,
  email,
  network,
  text: firstMessage?.text ?? null,
});

const fields = { mail_domain_blocked: 'email', message_blocked: 'signup_message', network_blocked: null } as const;

export function blockedField(code: BlockedCode): ErrorParams {
  const field = fields[code];
  return field === null ? {} : { field };
}
