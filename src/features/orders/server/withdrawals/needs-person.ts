import type { OpenItem } from '#platform/server/feature.ts';
import { timeToDeny } from './warn-owner.ts';
import type { OpenWithdrawal } from './open-withdrawal-repo.ts';

/** Whether no program can carry it out: no order matches, or the cancelled order has no end of its own. */
export const needsPerson = ({ order, endless, ends, approvedAt }: OpenWithdrawal): boolean =>
  order === null || (ends !== null && endless && approvedAt === null);

/** Whether its buyer or a person has confirmed it, or the time to object is over. */
export const isSettled = ({ confirmed, approvedAt, receivedAt }: OpenWithdrawal, now: Date): boolean =>
  confirmed || approvedAt !== null || now.getTime() >= receivedAt.getTime() + timeToDeny;

/** For `npm run books -- --open`. */
export function openItem(withdrawal: OpenWithdrawal, now: Date): OpenItem {
  const { number, receivedAt } = withdrawal;
  return { subject: number, since: receivedAt, note: noteOf(withdrawal, now) };
}

function noteOf(withdrawal: OpenWithdrawal, now: Date): string {
  const { number, order, name, email, orderText, orderState, why } = withdrawal;
  const commands = `npm run books -- --withdrawal ${number} --order E-…, or --end "why nothing follows"`;
  const of = `${name} <${email}> wrote "${orderText}"`;
  if (order === null) return `${of}${why === 'not_mine' ? ', and that address says it was not them' : ''}: no order fits. ${commands}`;
  if (needsPerson(withdrawal)) return `${of}: cancels order E-${order}, which has no end of its own. ${commands}`;
  if (orderState === 'loading' || orderState === 'pending') return `order E-${order} is not paid yet: it is paid back as soon as it is.`;
  if (!isSettled(withdrawal, now)) return `order E-${order}: is carried out when its link is pressed, or a day after it came.`;
  return `order E-${order}: is being carried out; the log says why it could not be, if it stays here.`;
}
