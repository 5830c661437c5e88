import type { DayReport } from '../../src/features/payments/server/index.ts';
import { decimalsOf, toMajor } from '../../src/platform/contract/money.ts';

type Finding = DayReport['findings'][number];

const sentences: Readonly<Record<Finding['kind'], (finding: Finding) => string>> = {
  no_order: ({ subject }) => `item ${subject} has no order here that is paid in its currency`,
  other_amount: ({ subject, order }) => `item ${subject} of order E-${order} is not booked like this`,
  not_settled: ({ order }) => `order E-${order} was paid and is in no report`,
  unread_report: ({ subject }) => `report ${subject} cannot be read and is left out: the log says why`,
};

/** What the providers reported of a day, then all that still differs from the books. */
export function reportLines({ day, providers, findings }: DayReport): string[] {
  const asked = providers.map(({ name, items }) =>
    items === null ? `✗ ${name} could not be asked for ${day}: the log says why` : `✓ ${name} settled ${items} items on ${day}`,
  );
  const none = providers.length === 0 ? ['No payment provider here reports what it pays out.'] : [];
  return [...none, ...asked, ...findings.map(findingLine)];
}

export const findingLine = (finding: Finding): string => `✗ ${finding.provider}: ${sentences[finding.kind](finding)}${sum(finding)}`;

const sum = (finding: Finding): string =>
  finding.kind === 'unread_report' ? '' : ` (${toMajor(finding).toFixed(decimalsOf(finding.currency))} ${finding.currency})`;
