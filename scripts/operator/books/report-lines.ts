import type { DayReport } from '#features/accounting/server/index.ts';
import { decimalsOf, type Money, toMajor } from '../../../src/platform/contract/money.ts';

type Finding = DayReport['findings'][number];

const sentences: Readonly<Record<Finding['kind'], (finding: Finding) => string>> = {
  no_order: ({ subject, event }) => `item ${subject} (${event}) has no order here that is paid in its currency`,
  other_amount: ({ subject, event, order }) => `item ${subject} (${event}) of order E-${order} is not booked like this`,
  not_settled: ({ order }) => `order E-${order} was paid and is in no report`,
  other_payment: ({ subject, order }) => `event ${subject} says that another sum than its own was paid for order E-${order}, which waits`,
  other_refund: ({ subject, order }) => `event ${subject} is about a refund of order E-${order} that is not ours, or of another sum`,
  other_chargeback: ({ subject, order }) =>
    `event ${subject} says that another sum of order E-${order} was charged back than could be booked, or once more`,
  unread_report: ({ subject }) => `report ${subject} cannot be read and is left out: the log says why`,
};

/** The providers' reports of a day, then every difference from the books that is still open. */
export function reportLines({ day, providers, findings }: DayReport): string[] {
  const asked = providers.map(({ name, items }) =>
    items === null ? `✗ ${name} could not be asked for ${day}: the log says why` : `✓ ${name} settled ${items} items on ${day}`,
  );
  const none = providers.length === 0 ? ['No payment provider here reports what it pays out.'] : [];
  return [...none, ...asked, ...findings.map(findingLine)];
}

export const findingLine = (finding: Finding): string => `✗ ${finding.provider}: ${sentences[finding.kind](finding)}${sum(finding)}`;

const sum = (finding: Finding): string =>
  finding.kind === 'unread_report' ? '' : finding.currency === '' ? ' (no sum)' : ` (${moneyText(finding)})`;

/** `19.90 EUR` */
export const moneyText = (money: Money): string => `${toMajor(money).toFixed(decimalsOf(money.currency))} ${money.currency}`;
