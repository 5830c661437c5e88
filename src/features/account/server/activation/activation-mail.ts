import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Language } from '#platform/contract/languages.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Mails } from '#features/mails/server/index.ts';
import { hoursValid, issueLinkToken } from '../mail-links/link-tokens.ts';

interface Deps {
  readonly clock: Clock;
  readonly mails: Pick<Mails, 'post'>;
}

interface Recipient {
  readonly id: UserId;
  readonly site: SiteId;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

/** Mails the activation link. The mail is sent when the transaction commits. */
export async function sendActivationMail({ clock, mails }: Deps, tx: Tx, recipient: Recipient, origin: string): Promise<void> {
  const { id, site, email, name, language } = recipient;
  const token = await issueLinkToken(tx, clock, id, { purpose: 'activation' });
  const params = { name, link: `${origin}/${token}`, hours: hoursValid.activation };
  await mails.post(tx, { kind: 'activation', params, to: email, language, site, origin });
}
