import { regionName } from '#platform/contract/known-to-intl.ts';
import type { Language } from '#platform/contract/languages.ts';
import { withOverlay } from '#platform/contract/messages.ts';
import type { Site } from '#features/site/server/index.ts';
import { messages as da } from '../messages/da.ts';
import { type Messages, messages as de } from '../messages/de.ts';
import { messages as en } from '../messages/en.ts';
import { messages as american } from '../messages/en-us.ts';
import { messages as es } from '../messages/es.ts';
import { messages as fi } from '../messages/fi.ts';
import { messages as fr } from '../messages/fr.ts';
import { messages as it } from '../messages/it.ts';
import { messages as nb } from '../messages/nb.ts';
import { messages as nl } from '../messages/nl.ts';
import { messages as pl } from '../messages/pl.ts';
import { messages as sv } from '../messages/sv.ts';
import { renderHtml } from './mail-layout.ts';
import type { MailOrder } from './mail-order.ts';
import type { MailPerson } from './mail-person.ts';
import { type MailPassage, type UnsubscribeLinks, writeMailText } from './write-mail.ts';

const catalogs = { da, de, en, es, fi, fr, it, nb, nl, pl, sv } satisfies Record<Language, Messages>;
const americanEnglish: Messages = withOverlay<Messages>(en, american);

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Rendering {
  /** For dates and amounts, and for American English. */
  readonly locale: string;
  readonly unsubscribeLinks: UnsubscribeLinks | null;
  readonly passages?: readonly MailPassage[];
  /** Null: the mail is about nobody in particular. */
  readonly person?: MailPerson | null;
}

/** Renders a mail in the reader's language as plain text and HTML. */
export function renderMail(
  order: MailOrder,
  { settings, company, timeZone }: Pick<Site, 'settings' | 'company' | 'timeZone'>,
  { locale, unsubscribeLinks, passages = [], person = null }: Rendering,
): RenderedMail {
  const { language, origin } = order;
  const sender = { name: settings.name, support_email: settings.support_email, timeZone };
  const catalog = locale === 'en-US' ? americanEnglish : catalogs[language];
  const mailText = writeMailText(order, sender, locale, catalog, { unsubscribeLinks, passages, person });
  const country = regionName(language, company.country);
  const imprint = [company.name, company.address, company.city, country].join(', ');
  const { subject, greeting, body, personLine, button, remarks, footer } = mailText;
  const about = personLine === null ? [] : [personLine];
  const colon = language === 'fr' ? '\u00a0:' : ':';
  const unsubscribeLines = mailText.unsubscribeLinks.map(({ label, link }) => `${label}${colon} ${link}`);
  const foot = `-- \n${[settings.name, ...footer, ...unsubscribeLines, imprint].join('\n')}`;
  const legal = passages.map(({ title, paragraphs }) => [title.toUpperCase(), ...paragraphs].join('\n\n'));
  const text = [greeting, ...body, ...about, `${button.label}${colon}\n${button.link}`, ...remarks, ...legal, foot];
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: renderHtml(mailText, { language, brand: settings.name, origin, imprint, face: person !== null && person.face !== null }),
  };
}
