import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { listMovements, type Movement as CreditMovement } from '#features/credits/server/index.ts';
import type { getMovements as endpoint, Movement } from '../../contract/movements.ts';

/** The recipient of a paid message, as far as its sender may know. */
interface SentTo {
  readonly conversation: number | null;
  readonly name: string | null;
  readonly sentAt: Date;
}

export interface MovementDeps {
  readonly db: Db;
  /** Looks them up by the messages' client ids. Passed in by the composition root, because messages belong to a later feature. */
  readonly sentMessages: (sender: UserId, clientIds: readonly string[]) => Promise<Map<string, SentTo>>;
}

const pageSize = 50;

/** A page of all movements of credits, newest first. */
export async function getMovements(
  { db, sentMessages }: MovementDeps,
  viewer: UserId,
  { before, direction }: QueryOf<typeof endpoint>,
): Promise<Success<ReplyOf<typeof endpoint>>> {
  const found = await listMovements(db, viewer, { before: before ?? null, direction: direction ?? null, limit: pageSize + 1 });
  const page = found.slice(0, pageSize);
  const sent = await sentMessages(
    viewer,
    page.flatMap(({ clientId }) => clientId ?? []),
  );
  return ok({
    movements: page.map((movement) => present(movement, movement.clientId === null ? undefined : sent.get(movement.clientId))),
    more: found.length > pageSize,
  });
}

const present = ({ id, kind, credits, gifts, money, balance, order, createdAt }: CreditMovement, to: SentTo | undefined): Movement => ({
  id,
  kind,
  credits,
  gifts,
  money: [...money],
  balance,
  created_at: createdAt.toISOString(),
  order,
  conversation: to?.conversation ?? null,
  name: to?.name ?? null,
  sent_at: kind.startsWith('returned_') && to ? to.sentAt.toISOString() : null,
});
