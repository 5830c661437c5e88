import * as Type from 'typebox';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import { job, type Jobs } from '#platform/server/jobs/jobs.ts';
import { SiteIdSchema, UserIdSchema } from '#platform/contract/id-schemas.ts';
import type { ContentBlocks, Review } from '#features/chat/server/index.ts';
import { lockSubject } from '../queue/case-repo.ts';
import type { OpenCase } from '../queue/open-case.ts';
import type { Hit } from './block-index.ts';
import { addHit, countSources, findFirstMessage, findSent, isSource } from './block-repo.ts';
import type { StandingBlocks } from './standing-blocks.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
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
export interface AdvanceBlocks extends ContentBlocks {
  readonly refusesSignup: (newcomer: Newcomer) => Promise<SignupRefusal | null>;
  /** In the transaction that has created the account: opens a case where a block asks for it. */
  readonly signedUp: (tx: Tx, user: UserId, newcomer: Newcomer) => Promise<void>;
  /** Whether an account may take this address, and the look that it asks for; null: neither. */
  readonly onAddress: (
    site: SiteId,
    email: string,
  ) => Promise<{ readonly refuses: boolean; readonly hit: (tx: Tx, user: UserId) => Promise<void> } | null>;
  readonly scheduleJobs: () => void;
  /** In the transaction of an upload: the block that asks for a look at the photo. */
  readonly onPhoto: (tx: Tx, site: SiteId, phash: string) => Promise<number | null>;
}

/** Sources that blocks bring to one open case at most; further hits are only counted, so a flood of messages is no flood of rows. */
const mostSources = 20;

/** Whoever sends the message looks at it at once; this is for a process that ends before that. */
const reviewMessage = job(
  'review-blocked-message',
  Type.Object({ site: SiteIdSchema, block: Type.Integer(), sender: UserIdSchema, clientId: Type.String() }),
);
const reviewAfterSeconds = 10;

export function createAdvanceBlocks({ db, clock, jobs, standing, openCase }: Deps): AdvanceBlocks {
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
  const review = async (
    tx: Tx,
    hit: Pick<Hit, 'id'>,
    { site, subject, message }: { site: SiteId; subject: UserId; message: number | null },
  ) => {
    const now = clock.now();
    await lockSubject(tx, subject);
    if (message !== null && (await isSource(tx, hit.id, message))) return;
    if ((await countSources(tx, subject)) < mostSources)
      await openCase(tx, { site, kind: 'report', subject, at: now, source: { block: hit.id, message } });
    // Last, because everybody who hits the block waits for its row.
    await addHit(tx, hit.id, now);
  };
  const reviewFor = (site: SiteId, block: number): Review => ({
    announce: ({ sender, clientId }) => jobs.enqueue(reviewMessage, { site, block, sender, clientId }, db, { putOff: reviewAfterSeconds }),
    sent: ({ sender, message }) => transact(db, (tx) => review(tx, { id: block }, { site, subject: sender, message })),
  });
  return {
    reviewFor,
    scheduleJobs: () =>
      jobs.handle(reviewMessage, async ({ site, block, sender, clientId }) => {
        const message = await findSent(db, sender, clientId);
        if (message !== null) await reviewFor(site, block).sent({ sender, message });
      }),
    async onAddress(site, email) {
      const hit = (await standing.of(site))?.domain(email, clock.now()) ?? null;
      if (hit === null) return null;
      return {
        refuses: hit.refuses,
        hit: (tx, subject) => (hit.refuses ? addHit(tx, hit.id, clock.now()) : review(tx, hit, { site, subject, message: null })),
      };
    },
    inImage: async (site, phash) => (await standing.of(site))?.hash(phash, clock.now())?.id ?? null,
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
        ...reviewFor(site, hit.id),
      };
    },
    async onPhoto(tx, site, phash) {
      const hit = (await standing.of(site))?.hash(phash, clock.now()) ?? null;
      if (hit !== null) await addHit(tx, hit.id, clock.now());
      return hit?.id ?? null;
    },
  };
}
