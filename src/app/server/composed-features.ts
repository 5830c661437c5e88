import type { FastifyInstance } from 'fastify';
import type { UserId } from '#platform/contract/ids.ts';
import type { LiveFrame } from '#platform/contract/live/live-event.ts';
import type { DataPart } from '#platform/server/data-part.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { LiveHandlers, OpenTask, UnmetRequirement } from '#platform/server/feature.ts';
import type { TaggedRoute } from '#platform/server/http/context.ts';
import type { FrameHandler } from '#platform/server/live/frames.ts';
import type { Accounting } from '#features/accounting/server/index.ts';
import type { AccountFeature, PresentUser, Sessions } from '#features/account/server/index.ts';
import type { DirectDebitFeature } from '#features/direct-debit/server/index.ts';
import type { createOrders } from '#features/orders/server/index.ts';
import type { ProofOfWorkFeature } from '#features/proof-of-work/server/index.ts';
import type { Seo } from '#features/seo/server/index.ts';
import type { DraftPreviews } from '#features/office-sites/server/index.ts';
import type { SetupFeature } from '#features/office-setup/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { StaffFeature } from '#features/staff/server/index.ts';
import type { TermsFeature } from '#features/terms/server/index.ts';

/** All features combined. */
export interface Features extends Required<Omit<LiveHandlers, 'frames'>> {
  readonly sessions: Sessions;
  readonly sites: Sites;
  readonly staffOf: StaffFeature['staffOf'];
  readonly staffCommands: StaffFeature['commands'];
  readonly staffLog: StaffFeature['log'];
  readonly setupLink: SetupFeature['setupLink'];
  /** Sites as their drafts would make them. */
  readonly previews: DraftPreviews;
  readonly presentUser: PresentUser;
  readonly refusedForTerms: TermsFeature['refused'];
  readonly headFor: Seo['headFor'];
  readonly isActivationLink: AccountFeature['isActivationLink'];
  readonly routes: readonly TaggedRoute[];
  /** The requirements of the installation that are not met. */
  unmetRequirements(): Promise<readonly UnmetRequirement[]>;
  /** How many processes of the installation run, as the database knows. */
  processes(): Promise<number>;
  /** Tasks that wait for a person or have failed. Only kinds with at least one item. */
  openTasks(): Promise<readonly OpenTask[]>;
  /** The stored data about a user: the parts of the data export. */
  readonly ownData: (db: Db) => readonly DataPart[];
  readonly bankFiles: DirectDebitFeature['bankFiles'];
  readonly accounting: Accounting;
  /** For withdrawals that could not be processed automatically and need a person. */
  readonly withdrawals: ReturnType<typeof createOrders>['withdrawals'];
  /** Records that the bank returned a direct debit. False when the order has none. */
  readonly returnDebit: (order: number) => Promise<boolean>;
  /** Records that a returned direct debit was paid in another way. False when the order has none. */
  readonly settleDebit: (order: number) => Promise<boolean>;
  /** Books the direct debits of a bank statement; null when no creditor is configured. */
  readonly importStatement: DirectDebitFeature['importStatement'];
  /** Requires proofs of work from everybody, to test them without load. */
  readonly askForProofs: ProofOfWorkFeature['askAlways'];
  /** Adds addresses outside /api, such as photo files and the sandbox's payment page. */
  mount(server: FastifyInstance): void;
  /** The handlers of frames from browsers, by type. */
  readonly frames: ReadonlyMap<string, FrameHandler>;
  /** Frames that a reconnecting client has missed since the last message that it received. */
  missed(user: UserId, after: number): Promise<LiveFrame[]>;
}
