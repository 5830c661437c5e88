import type { Clock } from '#platform/server/clock.ts';
import { hoursValid, issueLinkToken } from '#features/account/server/index.ts';
import { findPhotos } from '#features/photos/server/index.ts';
import { type Collected, type Collector, nothingToSend, type CollectContext } from './collector.ts';
import { day } from './notification-types.ts';

/** Ms after the signup. */
export const activationReminderAfter = day;
/** Ms after the activation. */
export const photoReminderAfter = 2 * day;

/** Reminds a new member to activate the account, or else to upload a photo. Once each. */
export const collectSignupReminders = (deps: { readonly clock: Clock }): Collector<'reminders'> => ({
  type: 'reminders',
  collect: (context) => (context.recipient.status === 'not_confirmed' ? remindOfActivation(deps, context) : remindOfPhoto(context)),
});

async function remindOfActivation(
  { clock }: { readonly clock: Clock },
  { tx, recipient, sent, origin }: CollectContext,
): Promise<Collected> {
  if (sent.some(({ type }) => type === 'reminders')) return nothingToSend;
  const token = await issueLinkToken(tx, clock, recipient.id, { purpose: 'activation' });
  const params = { name: recipient.name, link: `${origin}/${token}`, hours: hoursValid.activation };
  return { content: { kind: 'activation_reminder', params } };
}

async function remindOfPhoto({ tx, recipient, now, sent, origin }: CollectContext): Promise<Collected> {
  // A reminder within the last two days was this one: the job that sent it is running again.
  if (sent.some(({ type, at }) => type === 'reminders' && at.getTime() > now.getTime() - photoReminderAfter)) return nothingToSend;
  if ((await findPhotos(tx, recipient.id)).length > 0) return nothingToSend;
  return { content: { kind: 'photo_reminder', params: { name: recipient.name, link: `${origin}/profile` } }, push: [{ kind: 'photo' }] };
}
