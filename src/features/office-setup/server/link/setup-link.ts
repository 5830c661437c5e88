import { randomUUID } from 'node:crypto';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { createSigner, isSame } from '#platform/server/secrets.ts';
import { setupLinkHours } from '../../contract/rules.ts';
import { findSetup, replaceLink, type SetupLink } from '../store/setup-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
  /** Where the page of the set-up is. */
  readonly origin: string;
}

/** Processes that start together print the same link: that of the first of them. In ms. */
const togetherMs = 3000;

/** What a token opens: nothing, because it is none of ours or a later link has ended it, or one of these. */
export type TokenState = 'valid' | 'expired' | 'finished' | 'unknown';

export interface SetupLinks {
  /** At each start: a new link, which ends the one before. Null when the set-up is finished. */
  atStart(): Promise<string | null>;
  /** The same link once more; a new one when it has expired, or there is none. Null when the set-up is finished. */
  again(): Promise<string | null>;
  stateOf(token: string): Promise<TokenState>;
  /** When the current link ends. */
  endOf(link: Pick<SetupLink, 'madeAt'>): Date;
}

/** One link for all processes. The token is computed from a stored nonce, so the database alone opens nothing. */
export function createSetupLinks({ db, clock, secret, origin }: Deps): SetupLinks {
  const signer = createSigner(secret, 'setup-link');
  const endOf = ({ madeAt }: Pick<SetupLink, 'madeAt'>) => new Date(madeAt.getTime() + setupLinkHours * 3_600_000);
  const addressOf = (link: SetupLink | null) =>
    link === null || link.finishedAt !== null ? null : `${origin}/setup#${signer.sign(link.nonce)}`;
  const renewed = async (unlessAfter: Date) => {
    await replaceLink(db, { nonce: randomUUID(), now: clock.now(), unlessAfter });
    return addressOf(await findSetup(db));
  };
  return {
    endOf,
    atStart: () => renewed(new Date(clock.now().getTime() - togetherMs)),
    async again() {
      const link = await findSetup(db);
      return link !== null && endOf(link) > clock.now() ? addressOf(link) : renewed(clock.now());
    },
    async stateOf(token) {
      const link = await findSetup(db);
      if (link === null || !isSame(signer.sign(link.nonce), token)) return 'unknown';
      if (link.finishedAt !== null) return 'finished';
      return endOf(link) > clock.now() ? 'valid' : 'expired';
    },
  };
}
