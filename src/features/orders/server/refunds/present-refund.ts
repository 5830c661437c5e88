import type { Refund } from '../../contract/refund.ts';
import type { RefundRow } from './refund-repo.ts';

export const presentRefund = ({ id, credits, days, amount, state, createdAt }: RefundRow): Refund => ({
  id,
  credits,
  days,
  amount,
  state,
  created_at: createdAt.toISOString(),
});
