import type { UserId } from '#platform/contract/ids.ts';
import type { Money } from '#platform/contract/money.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { type Direction, findBookedLots, findMovements, type MovementRow } from './movement-repo.ts';
import { type BookedLot, worthOfMovement } from './worth.ts';

/** Credits added or deducted. */
export interface Movement {
  readonly id: number;
  readonly kind: MovementRow['kind'];
  /** Negative when they were deducted. */
  readonly credits: number;
  /** How many of these were a gift; always positive. */
  readonly gifts: number;
  /** By currency, never negative; empty for gifts. */
  readonly money: readonly Money[];
  /** The balance after this movement. */
  readonly balance: number;
  /** The order that a purchase paid. */
  readonly order: number | null;
  /** The `client_id` of the message that was paid or given back. */
  readonly clientId: string | null;
  readonly createdAt: Date;
}

interface Page {
  /** The id of the last movement of the previous page. */
  readonly before: number | null;
  readonly direction: Direction | null;
  readonly limit: number;
}

/** A page of a member's movements, newest first. */
export async function listMovements(db: Db, user: UserId, page: Page): Promise<Movement[]> {
  const [rows, lots] = [await findMovements(db, user, { ...page, since: null }), await findBookedLots(db, user)];
  return rows.map((row) => toMovement(row, lots));
}

const maxSpends = 100_000;

/** The price of a member's spends since then in money, less the credits given back; by currency. */
export async function spentSince(db: Db, user: UserId, since: Date): Promise<Money[]> {
  const [rows, lots] = [
    await findMovements(db, user, { before: null, since, direction: null, limit: maxSpends }),
    await findBookedLots(db, user),
  ];
  const sums = new Map<string, number>();
  for (const row of rows.filter(({ kind }) => isSpend(kind) || isReturn(kind)))
    for (const { amount, currency } of worthOfMovement(lots, row)) sums.set(currency, (sums.get(currency) ?? 0) - amount);
  return Array.from(sums, ([currency, amount]) => ({ amount, currency })).filter(({ amount }) => amount > 0);
}

const isSpend = (kind: MovementRow['kind']): boolean => kind === 'message' || kind === 'photo' || kind === 'gift';
const isReturn = (kind: MovementRow['kind']): boolean => kind.startsWith('returned_');

/** `[returned:]message:SENDER:CLIENT_ID`, as `chat_send` writes it. */
const messageKey = /^(?:returned:)?message:\d+:([0-9a-f-]{36})$/;
const orderKey = /^order:(\d+)$/;

function toMovement(row: MovementRow, lots: readonly BookedLot[]): Movement {
  const { id, kind, purchased, bonus, key, createdAt, balanceBefore } = row;
  const order = orderKey.exec(key)?.[1];
  return {
    id,
    kind,
    credits: purchased + bonus,
    gifts: Math.abs(bonus),
    money: worthOfMovement(lots, row).map(({ amount, currency }) => ({ amount: Math.abs(amount), currency })),
    balance: balanceBefore + purchased + bonus,
    order: order === undefined ? null : Number(order),
    clientId: messageKey.exec(key)?.[1] ?? null,
    createdAt,
  };
}
