import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { checkLog as endpoint } from '../../contract/log.ts';
import { type Break, checkChain } from './check-chain.ts';
import { findLogCheck, keepLogCheck } from './log-check-repo.ts';
import type { HeadSigner } from './sign-head.ts';
import { findHead, type LogHead } from './staff-log-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly signer: HeadSigner;
  /** Mails the owners about a break, within the transaction that keeps it. */
  readonly mailBreak: (tx: Tx, broken: Break) => Promise<void>;
}

/** Checks the whole log and keeps what was found. The owners are mailed about each break once. */
export async function checkLog({ db, clock, signer, mailBreak }: Deps): Promise<ReplyOf<typeof endpoint>> {
  const { rows, broken, last } = await checkChain(db, signer);
  await db.transaction().execute(async (tx) => {
    const before = await findLogCheck(tx);
    const isNew = broken !== null && before?.mailedId !== broken.id;
    await keepLogCheck(tx, { at: clock.now(), last, broken, mailedId: broken?.id ?? null });
    if (isNew) await mailBreak(tx, broken);
  });
  return { ok: broken === null, rows, broken, head: await findHead(db) };
}

/**
 * Makes what `/admin` asks at each load: the row of the break that the last check found, else of one in the rows that came since. What
 * was changed further back shows at the next check of the whole log.
 */
export function createTailCheck(db: Db, signer: HeadSigner): () => Promise<number | null> {
  /** Up to where this process has computed the chain. */
  let known: LogHead | null = null;
  return async () => {
    const kept = await findLogCheck(db);
    if (kept?.broken) return kept.broken.id;
    const from = [known, kept?.last ?? null].reduce((a, b) => ((b?.id ?? 0) > (a?.id ?? 0) ? b : a));
    const { broken, last } = await checkChain(db, signer, from ?? undefined);
    known = broken === null ? last : null;
    return broken?.id ?? null;
  };
}
