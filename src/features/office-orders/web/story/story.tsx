import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { cx } from '#platform/web/ui/index.ts';
import { providerName } from '#features/office/web/index.ts';
import type { OrderStory, StoryLine } from '../../contract/schemas.ts';

/** What happened, in the order in which the database knows it. Green: it moved money or the state; dotted: it changed nothing. */
export function Story({ story: { story, order } }: { readonly story: OrderStory }) {
  const t = useTranslations('office-orders.story');
  const textOf = useLineText();
  const dateText = useDateFormat();
  const timeOf = useLineTime(order.created_at);
  return (
    <section aria-labelledby="story">
      <h2 id="story" className="sec">
        {t('title')} <small>{t('lead')}</small>
      </h2>
      <ol className="o-story num">
        {story.map((line, at) => (
          // Nothing in a line is unique but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={cx(!line.used ? 'skip' : moves.has(line.kind) && 'moved')}>
            <time dateTime={line.at} title={dateText(new Date(line.at), { dateStyle: 'medium', timeStyle: 'medium' })}>
              {timeOf(line.at)}
            </time>
            <span className="wrap-anywhere">{textOf(line)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const moves: ReadonlySet<StoryLine['kind']> = new Set([
  'webhook',
  'completed',
  'invoice',
  'reversal',
  'message',
  'refund_done',
  'chargeback_reversed',
  'debt_settled',
]);

/** On the day of the order the time to the second, later the day with it. */
function useLineTime(begin: string): (time: string) => string {
  const dateText = useDateFormat();
  const day = (time: string) => dateText(new Date(time), { dateStyle: 'short' });
  return (time) => {
    const clock = dateText(new Date(time), { timeStyle: 'medium' });
    return day(time) === day(begin) ? clock : `${dateText(new Date(time), { day: 'numeric', month: 'numeric' })} ${clock}`;
  };
}

function useLineText(): (line: StoryLine) => string {
  const t = useTranslations('office-orders.story');
  const money = useMoney();
  return ({ kind, ref, state, use, amount, credits, count, by }) => {
    const sum = amount === null ? '' : money(amount);
    const name = ref ?? '';
    switch (kind) {
      case 'intent':
        return state === null ? t('intent', { ref: name, amount: sum }) : t('intentWithCode', { ref: name, amount: sum, code: state });
      case 'payment_opened':
        return t('paymentOpened', { provider: providerName(state ?? ''), ref: shortened(name) });
      case 'webhook': {
        const event = t(`events.${isEvent(state) ? state : 'pending'}`);
        const what = amount === null ? event : t('eventWithSum', { event, amount: sum });
        return t('webhook', { ref: shortened(name), what, use: t(`uses.${use ?? 'processed'}`) });
      }
      case 'webhook_repeated':
        return t('webhookRepeated', { ref: shortened(name), n: count ?? 1 });
      case 'completed':
        return (credits ?? 0) > 0 ? t('completedCredits', { n: credits ?? 0 }) : t('completed');
      case 'failed':
        return t('failed');
      case 'difference':
        return t('difference', { amount: sum });
      case 'invoice':
      case 'reversal':
        return t(kind, { ref: name, amount: sum });
      case 'mail_placed':
        return t('mailPlaced');
      case 'mail_confirmation':
        return t('mailConfirmation');
      case 'message':
        return t('message', { n: Math.abs(credits ?? 0) });
      case 'refund_asked':
        return t('refundAsked', { amount: sum, by: by ?? '', ref: name });
      case 'refund_requested':
        return by === null ? t('refundRequested', { amount: sum }) : t('refundRequestedBy', { amount: sum, by });
      case 'refund_accepted':
        return t('refundAccepted', { amount: sum });
      case 'refund_refused':
        return t('refundRefused', { amount: sum });
      case 'refund_done':
        return t('refundDone', { amount: sum });
      case 'refund_failed':
        return t('refundFailed', { amount: sum });
      case 'chargeback':
        return state === null ? t('chargeback', { amount: sum }) : t('chargebackReason', { amount: sum, reason: state });
      case 'chargeback_reversed':
        return t('chargebackReversed', { amount: sum });
      case 'debt_settled':
        return t('debtSettled', { amount: sum });
      case 'written_off':
        return t('writtenOff', { amount: sum });
      case 'withdrawal':
      case 'cancellation':
        return t(kind, { ref: name });
      case 'withdrawal_ended':
        return t('withdrawalEnded', { ref: name, outcome: t(`outcomes.${isOutcome(state) ? state : 'noted'}`) });
    }
  };
}

const shortened = (ref: string): string => (ref.length > 18 ? `${ref.slice(0, 16)}…` : ref);

const events = ['paid', 'pending', 'declined', 'refunded', 'refund_failed', 'charged_back', 'chargeback_reversed'] as const;
const isEvent = (state: string | null): state is (typeof events)[number] => events.some((one) => one === state);

const outcomes = ['refunded', 'nothing_left', 'noted', 'not_paid', 'denied', 'rejected'] as const;
const isOutcome = (state: string | null): state is (typeof outcomes)[number] => outcomes.some((one) => one === state);
