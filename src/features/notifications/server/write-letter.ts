import { createTranslator } from 'use-intl/core';
import type { Messages } from '../messages/de.ts';
import type { MailContent } from './mail-order.ts';

/** The words of a mail, in the order in which they are read. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly body: string;
  readonly button: { readonly label: string; readonly link: string };
  /** Below the button, in a smaller voice. */
  readonly remarks: readonly string[];
  readonly copyLink: string;
  /** Why this person gets this mail, and where to ask. */
  readonly footer: readonly string[];
}

interface Sender {
  readonly name: string;
  readonly support_email: string;
}

export function writeLetter(content: MailContent, sender: Sender, locale: string, messages: Messages): Letter {
  const t = createTranslator({ locale, messages, timeZone: 'UTC' });
  const { kind, params } = content;
  const words = { site: sender.name, name: unlinked(params.name) };
  return {
    subject: t(`${kind}.subject`, words),
    greeting: t(`${kind}.greeting`, words),
    body: t(`${kind}.body`, words),
    button: { label: t(`${kind}.button`), link: params.link },
    remarks: [...(kind === 'activation' ? [t('activation.expiry', { hours: params.hours })] : []), t(`${kind}.ignore`)],
    copyLink: t('footer.copy_link'),
    footer: [t('footer.reason', words), t('footer.support', { email: sender.support_email })],
  };
}

/**
 * Anybody can sign up somebody else's address under any name: mail programs make links of what looks like an address,
 * and our mail must not carry a stranger's link.
 */
const unlinked = (name: string): string => name.replace(/[:/@]|\.(?=\S)/g, ' ');
