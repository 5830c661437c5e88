import { webhookUses } from '../../contract/rules.ts';
import type { OrderStory, StoryLine } from '../../contract/schemas.ts';
import type { FoundOrder } from '../order/order-repo.ts';
import type { Parts } from './read-parts.ts';

type Line = Partial<Omit<StoryLine, 'at'>> & Pick<StoryLine, 'kind'>;

/** What happened to an order, in the order in which it happened. */
export function presentStory(order: FoundOrder, parts: Parts): StoryLine[] {
  const lines: { readonly at: Date; readonly line: Line }[] = [];
  const add = (at: Date | null, line: Line) => {
    if (at !== null) lines.push({ at, line });
  };
  const money = (amount: number, currency = order.currency) => ({ amount, currency });
  add(order.created_at, {
    kind: 'intent',
    ref: order.client_id.slice(0, 8),
    amount: money(order.list_amount ?? order.amount),
    state: order.discount_code,
  });
  if (order.provider_reference !== null)
    add(order.created_at, { kind: 'payment_opened', ref: order.provider_reference, state: order.provider });
  for (const one of parts.webhooks) {
    const use = webhookUse(one);
    add(one.received_at, {
      kind: 'webhook',
      ref: one.event_id,
      state: one.kind,
      use,
      used: use === 'used' || use === 'processed',
      amount: one.amount === null ? null : money(one.amount, one.currency ?? order.currency),
    });
    add(one.repeated_at, { kind: 'webhook_repeated', ref: one.event_id, state: one.kind, used: false, count: one.repeats });
  }
  add(order.completed_at, { kind: 'completed', credits: order.credits, amount: money(order.amount) });
  add(order.failed_at, { kind: 'failed' });
  for (const one of parts.differences)
    add(one.found_at, { kind: 'difference', state: one.kind, amount: money(one.amount, one.currency), used: false });
  for (const one of parts.invoices)
    add(one.created_at, {
      kind: one.kind === 'reversal' ? 'reversal' : 'invoice',
      ref: one.number,
      amount: money(one.total, one.currency),
    });
  add(order.placed_mail_at, { kind: 'mail_placed' });
  add(order.confirmation_mail_at, { kind: 'mail_confirmation' });
  for (const one of parts.messages) add(one.at, { kind: 'message', credits: one.credits });
  for (const one of parts.asked)
    add(one.asked_at, { kind: 'refund_asked', ref: String(one.id), amount: money(one.amount, one.currency), by: one.asked_by });
  for (const one of parts.refunds) {
    const refund = { ref: one.id, amount: money(one.amount, one.currency) };
    add(one.created_at, { kind: 'refund_requested', ...refund, credits: one.credits, by: one.asked_by });
    add(one.asked_at, { kind: 'refund_accepted', ...refund });
    if (one.asked_at === null) add(one.tried_at, { kind: 'refund_refused', ...refund, used: false });
    if (one.state !== 'requested') add(one.ended_at, { kind: one.state === 'done' ? 'refund_done' : 'refund_failed', ...refund });
  }
  for (const one of parts.chargebacks) {
    if (one.amount === 0) continue;
    add(one.created_at, { kind: 'chargeback', ref: one.dispute, amount: money(one.amount), state: one.reason ?? one.return_reason });
    add(one.reversed_at, { kind: 'chargeback_reversed', ref: one.dispute, amount: money(one.amount) });
    add(one.written_off_at, { kind: 'written_off', amount: money(one.receivable) });
  }
  for (const one of parts.declarations) {
    add(one.received_at, { kind: one.kind === 'cancellation' ? 'cancellation' : 'withdrawal', ref: one.number });
    add(one.ended_at, { kind: 'withdrawal_ended', ref: one.number, state: one.outcome });
  }
  // Equal times stay in the order of cause and effect.
  return lines
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, line }) => ({
      used: true,
      ref: null,
      state: null,
      use: null,
      amount: null,
      credits: null,
      count: null,
      by: null,
      ...line,
      at: at.toISOString(),
    }));
}

const webhookUse = ({ outcome, processed_at }: Parts['webhooks'][number]): OrderStory['webhooks'][number]['use'] =>
  webhookUses.find((use) => use === outcome) ?? (processed_at === null ? 'waiting' : 'processed');

const eventKinds = ['paid', 'pending', 'declined', 'refunded', 'refund_failed', 'charged_back', 'chargeback_reversed'] as const;

export function presentWebhooks({ webhooks }: Parts, currency: string): OrderStory['webhooks'] {
  return webhooks.flatMap((one) => {
    const kind = eventKinds.find((known) => known === one.kind);
    if (kind === undefined) return [];
    const use = webhookUse(one);
    return [
      {
        id: one.event_id,
        kind,
        used: use === 'used' || use === 'processed',
        use,
        amount: one.amount === null ? null : { amount: one.amount, currency: one.currency ?? currency },
        received_at: one.received_at.toISOString(),
        processed_at: one.processed_at?.toISOString() ?? null,
        repeats: one.repeats,
        repeated_at: one.repeated_at?.toISOString() ?? null,
      },
    ];
  });
}
