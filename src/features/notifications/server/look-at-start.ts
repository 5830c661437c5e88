import type { Clock } from '#platform/server/clock.ts';
import { hoursValid, issueLinkToken } from '#features/account/server/index.ts';
import { findPhotos } from '#features/photos/server/index.ts';
import { type Finding, type Look, nothing, type Situation } from './look.ts';
import { day } from './told-types.ts';

/** After the signup. */
export const activationReminderAfter = day;
/** After the activation. */
export const photoReminderAfter = 2 * day;

/** What a new member may have forgotten: to activate the account, or else to show a photo. Once each. */
export const lookAtStart = (deps: { readonly clock: Clock }): Look => ({
  type: 'reminders',
  find: (situation) => (situation.recipient.status === 'not_confirmed' ? remindOfActivation(deps, situation) : remindOfPhoto(situation)),
});

async function remindOfActivation({ clock }: { readonly clock: Clock }, { tx, recipient, sent, origin }: Situation): Promise<Finding> {
  if (sent.some(({ type }) => type === 'reminders')) return nothing;
  const token = await issueLinkToken(tx, clock, recipient.id, { purpose: 'activation' });
  const params = { name: recipient.name, link: `${origin}/${token}`, hours: hoursValid.activation };
  return { content: { kind: 'activation_reminder', params } };
}

async function remindOfPhoto({ tx, recipient, now, sent, origin }: Situation): Promise<Finding> {
  // A reminder of the last two days was this one: the job that sent it ran again.
  if (sent.some(({ type, at }) => type === 'reminders' && at.getTime() > now.getTime() - photoReminderAfter)) return nothing;
  if ((await findPhotos(tx, recipient.id)).length > 0) return nothing;
  return { content: { kind: 'photo_reminder', params: { name: recipient.name, link: `${origin}/profile` } }, push: [{ kind: 'photo' }] };
}
