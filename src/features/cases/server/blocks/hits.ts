import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import type { BlockedText } from '#features/chat/server/index.ts';
import { lockSubject } from '../queue/case-repo.ts';
import type { OpenCase } from '../queue/open-case.ts';
import type { Hit } from './block-index.ts';
import { addHit, countSources, findFirstMessage, isSource } from './block-repo.ts';
import type { StandingBlocks } from './standing-blocks.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly standing: StandingBlocks;
  readonly openCase: OpenCase;
}

/** Who signs up, as far as blocks look at it. */
export interface Newcomer {
  readonly site: SiteId;
  readonly email: string;
  readonly network: string;
  /** The first message; null without one. */
  readonly text: string | null;
}

export type SignupRefusal = 'mail_domain_blocked' | 'network_blocked' | 'message_blocked';

/** What other features ask of blocks. Each answer comes from memory; only a hit is written. */
export interface AdvanceBlocks {
  readonly refusesSignup: (newcomer: Newcomer) => Promise<SignupRefusal | null>;
  /** In the transaction that has created the account: opens a case where a block asks for it. */
  readonly signedUp: (tx: Tx, user: UserId, newcomer: Newcomer) => Promise<void>;
  /** Null: nothing in the text is blocked. */
  readonly inText: (site: SiteId, text: string) => Promise<BlockedText | null>;
  /** In the transaction of an upload: the block that asks for a look at the photo. */
  readonly onPhoto: (tx: Tx, site: SiteId, phash: string) => Promise<number | null>;
}

/** Sources that blocks bring to one open case at most; further hits are only counted, so a flood of messages is no flood of rows. */
const mostSources = 20;

export function createAdvanceBlocks({ db, clock, standing, openCase }: Deps): AdvanceBlocks {
  const hitsOf = async ({ site, email, network, text }: Newcomer) => {
    const index = await standing.of(site);
    if (index === null) return [];
    const now = clock.now();
    return [
      { code: 'mail_domain_blocked', hit: index.domain(email, now) },
      { code: 'network_blocked', hit: index.network(network, now) },
      { code: 'message_blocked', hit: text === null ? null : index.phrase(text, now) },
    ] as const;
  };
  const review = async (tx: Tx, hit: Hit, { site, subject, message }: { site: SiteId; subject: UserId; message: number | null }) => {
    const now = clock.now();
    await lockSubject(tx, subject);
    if (message !== null && (await isSource(tx, hit.id, message))) return;
    if ((await countSources(tx, subject)) < mostSources)
      await openCase(tx, { site, kind: 'report', subject, at: now, source: { block: hit.id, message } });
    // Last, because everybody who hits the block waits for its row.
    await addHit(tx, hit.id, now);
  };
  return {
    async refusesSignup(newcomer) {
      const refusal = (await hitsOf(newcomer)).find(({ hit }) => hit?.refuses === true);
      if (refusal === undefined || refusal.hit === null) return null;
      await addHit(db, refusal.hit.id, clock.now());
      return refusal.code;
    },
    async signedUp(tx, user, newcomer) {
      for (const { code, hit } of await hitsOf(newcomer)) {
        if (hit === null) continue;
        const message = code === 'message_blocked' ? await findFirstMessage(tx, user) : null;
        await review(tx, hit, { site: newcomer.site, subject: user, message });
      }
    },
    async inText(site, text) {
      const hit = (await standing.of(site))?.phrase(text, clock.now()) ?? null;
      if (hit === null) return null;
      return {
        refuses: hit.refuses,
        refused: () => addHit(db, hit.id, clock.now()),
        sent: ({ sender, message }) => transact(db, (tx) => review(tx, hit, { site, subject: sender, message })),
      };
    },
    async onPhoto(tx, site, phash) {
      const hit = (await standing.of(site))?.hash(phash, clock.now()) ?? null;
      if (hit !== null) await addHit(tx, hit.id, clock.now());
      return hit?.id ?? null;
    },
  };
}
