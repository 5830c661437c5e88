import type { BodyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { readOrderId } from '#features/orders/contract/order-number.ts';
import type { changeMemberEmail } from '../../contract/endpoints.ts';
import { findBirthDate } from '../look/birth-date-repo.ts';
import { isPaidOrder } from './order-repo.ts';

type Proof = BodyOf<typeof changeMemberEmail>['proofs'][number];

/** Whether somebody knows what the account's owner knows. */
export async function isProven(tx: Tx, user: UserId, proof: Proof): Promise<boolean> {
  // oxlint-disable-next-line emberleaf/compare-in-constant-time -- Wrong ones are counted.
  if (proof.kind === 'birth_date') return (await findBirthDate(tx, user)) === proof.value.trim();
  const order = typeof proof.order === 'number' ? proof.order : readOrderId(proof.order);
  return order !== null && isPaidOrder(tx, { user, order, amount: proof.amount });
}
